import type { accessibility as et } from '../et/accessibility';
import type { Translated } from '../translate';

export const accessibility = {
  title: 'Saavutettavuusseloste',
  lead: '{company} haluaa, että jokainen voi tilata bussin: suurella tekstillä, ruudunlukijalla tai pelkällä näppäimistöllä.',
  scopeTitle: 'Mitä seloste koskee',
  scope:
    'Seloste koskee sivuja, jotka asiakkaat ja kuljettajat avaavat kirjautumatta: tarjouspyyntö, tarjouksen hyväksyminen ja hylkääminen, matkan sivu, omat matkat, kuljettajan vahvistus ja palaute sekä kirjautumissivu.',
  statusTitle: 'Vaatimustenmukaisuus',
  status:
    'Sivut on tehty standardin EN 301 549 (V3.2.1) ja WCAG 2.2 -ohjeiden tason AA mukaan. Ne täyttävät vaatimukset osittain: puutteet ja se, mitä ei ole testattu, on lueteltu alla.',
  testedTitle: 'Mitä olemme testanneet',
  tested:
    'Arvioimme sivut itse, Chromium-selaimessa. Samat tarkistukset kuuluvat portaalin automaattisiin testeihin. Näppäimistökäytön, suurennuksen ja järjestelmän värien tuen testasimme vironkielisillä sivuilla.',
  testedAxe:
    'Tarkistusohjelma axe-core ei löytänyt yhtään virhettä viroksi, englanniksi, venäjäksi eikä suomeksi puhelimen näytöllä, eikä viroksi tummassa ulkoasussa tai tietokoneen näytöllä.',
  testedKeyboard:
    'Jokaiseen painikkeeseen, linkkiin ja kenttään pääsee pelkällä näppäimistöllä. Kohdistus näkyy, eivätkä näytön reunassa pysyvät painikkeet peitä sitä.',
  testedZoom: '400 % suurennoksella ei tarvitse vierittää sivusuunnassa eikä mitään katoa.',
  testedText:
    'Kaksi kertaa suuremmalla tekstillä sekä suuremmilla rivi-, kirjain- ja sanaväleillä kaikki teksti säilyy.',
  testedColours: 'Kun järjestelmä määrää värit (suuri kontrasti), painikkeet, kentät ja kohdistus näkyvät.',
  testedTargets: 'Painikkeet ja linkit ovat vähintään 24 × 24 pikseliä.',
  gapsTitle: 'Mitä puuttuu tai ei ole testattu',
  gapMap: 'Karttaa ei voi lukea ruudunlukijalla. Samat pysähdykset ja kellonajat ovat sivulla tekstinä.',
  gapPdf: 'Tarjouksen ja vahvistuksen PDF-tiedostoja ei ole merkitty rakenteella. Samat tiedot ovat matkan sivulla.',
  gapPeople:
    'Ruudunlukijoilla, muissa selaimissa ja yhdessä vammaisten ihmisten kanssa emme ole vielä kokeilleet sivuja.',
  contactTitle: 'Jos jokin ei onnistu',
  contact: 'Kertoisitteko meille, millä sivulla olitte ja mikä ei onnistunut.',
  contactByMail:
    'Kertoisitteko meille, millä sivulla olitte ja mikä ei onnistunut: voitte vastata johonkin viestiimme.',
  authorityTitle: 'Valvonta',
  authority:
    'Jos ette saa vastausta tai se ei tyydytä teitä, voitte kääntyä valvontaviranomaisen puoleen. Virossa se on kuluttajansuojasta ja teknisestä valvonnasta vastaava virasto Tarbijakaitse ja Tehnilise Järelevalve Amet (TTJA):',
  assessed: 'Arvio on tehty {date}.',
} satisfies Translated<typeof et>;
