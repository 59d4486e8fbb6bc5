import type { Sentence } from './et';

export const en: Record<Sentence, string> = {
  'Palun logige sisse': 'Please sign in',
  'Selleks on vaja administraatori õigusi': 'This needs administrator rights',
  'Palun sisestage kasutajanimi': 'Please enter your username',
  'Palun sisestage parool': 'Please enter your password',
  'Vale kasutajanimi või parool': 'Wrong username or password',
  'Liiga palju katseid. Palun proovige {seconds} sekundi pärast uuesti.':
    'Too many attempts. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  'Liiga palju pöördumisi lühikese aja jooksul. Palun proovige {seconds} sekundi pärast uuesti.':
    'Too many requests in a short time. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  'Palun laadige leht uuesti või logige sisse': 'Please reload the page or sign in',
  'Päring tuli teiselt lehelt': 'The request came from another site',
  'Selleks puuduvad õigused': 'You are not allowed to do this',
  'Midagi läks valesti. Palun proovige uuesti.': 'Something went wrong. Please try again.',
  'Andmebaas ei vasta. Palun proovige mõne hetke pärast uuesti.':
    'The database is not responding. Please try again in a moment.',
  'Tekstis on märk, mida ei saa salvestada': 'The text has a character that cannot be saved',
  'Tekst on liiga pikk': 'The text is too long',
  'Keegi muutis või kustutas seda samal ajal. Palun laadige leht uuesti.':
    'Somebody changed or deleted this at the same time. Please reload the page.',
  'Vigane sisend': 'Invalid input',
  'Sellist lehte pole olemas': 'There is no such page',
  'Päring on liiga suur': 'The request is too large',
  'Päringut ei saa lugeda': 'The request cannot be read',
  'Vigane tunnus': 'Invalid id',
  'Vigane id': 'Invalid id',
  'Vigane võti': 'Invalid key',
  'Vigane leheviit': 'Invalid page reference',
  'Vigane kuupäev või kellaaeg': 'Invalid date or time',
  'Vigane kuupäev': 'Invalid date',
  'Vigane kellaaeg, palun kujul 08:30': 'Invalid time, please write it as 08:30',
  'Palun sisestage korrektne e-posti aadress': 'Please enter a valid e-mail address',
  'Palun sisestage korrektne telefoninumber': 'Please enter a valid phone number',
  'Palun sisestage hind kujul 123.45': 'Please enter the price as 123.45',
  'Palun sisestage summa kujul 123.45': 'Please enter the amount as 123.45',
  'Palun valige käibemaks: 22%, 24% või 0%': 'Please choose the VAT rate: 22%, 24% or 0%',
  'Parool peab olema 10 kuni 128 tähemärki pikk ega tohi koosneda ainult tühikutest':
    'The password must be 10 to 128 characters long and not only spaces',
  'Seda parooli on kerge ära arvata. Palun valige mõni teine, näiteks kolm juhuslikku sõna':
    'This password is easy to guess. Please choose another, for example three random words',
  'Praegune parool ei ole õige': 'The current password is not right',
  'Uus parool peab erinema praegusest': 'The new password must differ from the current one',
  'Oma parooli muutmiseks sisestage ka praegune parool': 'To change your own password, enter the current one too',
  'Otsing on kuni 255 tähemärki': 'A search has at most 255 characters',
  'Kuni 255 tähemärki': 'At most 255 characters',
  'Kuni 4000 tähemärki': 'At most 4000 characters',
  'Tellimust ei leitud': 'The order was not found',
  'Pakkumist ei leitud': 'The quote was not found',
  'Kinnitust ei leitud': 'The confirmation was not found',
  'Tööd ei leitud': 'The job was not found',
  'Tagasisidet ei leitud': 'The feedback was not found',
  'Kalendrit ei leitud': 'The calendar was not found',
  'Kasutajat ei leitud': 'The user was not found',
  'Juhti ei leitud': 'The driver was not found',
  'Bussi ei leitud': 'The coach was not found',
  'Regulaarvedu ei leitud': 'The regular service was not found',
  'Erandit ei leitud': 'The exception was not found',
  'Pilti ei leitud': 'The picture was not found',
  'Palun sisestage täisnimi': 'Please enter your full name',
  'Palun sisestage reisijate arv': 'Please enter the number of passengers',
  'Reisijate arv on liiga suur': 'The number of passengers is too large',
  'Kogus peab olema vähemalt 1': 'The quantity must be at least 1',
  'Kogus on liiga suur': 'The quantity is too large',
  'Palun lisage vähemalt kaks teepunkti': 'Please add at least two stops',
  'Marsruudil võib olla kuni 10 peatust': 'A route can have up to 10 stops',
  'Palun täitke kõikide peatuste väljumisajad': 'Please fill in the departure times of all stops',
  'Väljumisaeg ei saa olla minevikus': 'The departure cannot be in the past',
  'Väljumisaeg peab olema ajaliselt pärast eelmist': 'The departure must be later than the one before',
  'Väljumisaeg võib olla kuni kaks aastat ette': 'The departure can be up to two years ahead',
  'Buss jõuab siia umbes {time}: palun valige hilisem väljumisaeg':
    'The coach gets here at about {time}: please choose a later departure',
  'Juhi tegevuse peatuses määrab vedaja': 'What the driver does at a stop is set by the carrier',
  'Toitlustuspakett kordub': 'A catering package is repeated',
  'Toitlustuspaketti ei ole enam saadaval': 'The catering package is no longer available',
  'Sellise tunnusega päring on juba olemas': 'There is already an inquiry with this id',
  'Selle päringu reisi aeg on möödas. Palun esitage uus päring.':
    'The time of this trip has passed. Please send a new inquiry.',
  'Sellele päringule oleme juba vastanud, seda ei saa siit enam muuta. Palun vaadake oma e-posti ja kirjutage või helistage meile.':
    'We have already answered this inquiry; it can no longer be changed here. Please check your e-mail, and write to us or call us.',
  'Registrikood on 8 numbrit': 'The registration number has 8 digits',
  'KMKR number on kujul EE123456789': 'The VAT number looks like EE123456789',
  'See koht on väljaspool Euroopat': 'This place is outside Europe',
  'Sellist asukohta ei ole': 'There is no such place',
  'Marsruut läheb üle vee: arvestage praami ooteajaga.': 'The route crosses water: allow for waiting at the ferry.',
  'Praam {name}: ülesõit umbes {crossing} min, lisaks ooteaeg umbes {waiting} min.':
    'Ferry {name}: the crossing takes about {crossing} min, plus about {waiting} min of waiting.',
  'Bussi praamiühendust ei ole teada ({name}): vahemaa ja aeg on hinnatud linnulennult.':
    'No ferry for coaches is known ({name}): distance and time are estimated as the crow flies.',
  'Marsruut ulatub Eestist välja: vahemaa ja aeg on umbkaudsed.':
    'The route goes beyond Estonia: distance and time are approximate.',
  'Link aegunud!': 'The link has expired!',
  'Pakkumise tähtaeg on läbi': 'The quote has expired',
  'Pakkumine on tagasi lükatud': 'The quote has been declined',
  'See päring on juba vastatud!': 'This inquiry has already been answered!',
  'Seda ei saa enam teha: tellimuse olek on „{status}“': 'This can no longer be done: the order is “{status}”',
  'Reis on juba lõppenud': 'The trip has already ended',
  'Reis ei ole veel lõppenud': 'The trip has not ended yet',
  'Keegi on tellimust vahepeal muutnud. Vaadake muudatused üle ja salvestage uuesti.':
    'Somebody has changed the order in the meantime. Check the changes and save again.',
  'Palun vali juht!': 'Please choose the driver!',
  'Tagasisidet saab anda ainult enda töö kohta': 'You can give feedback only on your own job',
  'Reis ei ole veel alanud': 'The trip has not started yet',
  'Tagasiside on juba läbi vaadatud ja seda ei saa enam muuta':
    'The feedback has already been read and can no longer be changed',
  'Palun sisestage vähemalt ühe päeva tunnid': 'Please enter the hours of at least one day',
  'Kuni 31 päeva': 'At most 31 days',
  'Tunnid peavad olema arv': 'Hours must be a number',
  'Tunde ei saa olla alla nulli': 'Hours cannot be less than zero',
  'Päevas on kuni 24 tundi, kella keeramise päeval kuni 25':
    'A day has at most 24 hours, on the day the clocks change 25',
  'Päevas on kuni {hours} tundi': 'A day has at most {hours, plural, one {# hour} other {# hours}}',
  'Päevi on liiga palju: reisil oli neid {days}': 'Too many days: the trip had {days}',
  'Muuta saab ainult enda kalendrit': 'You can change only your own calendar',
  'Peidetud kasutajal ei saa kalendri aadressi olla': 'A hidden user cannot have a calendar address',
  'Sõidu- ja puhkeaega saab vaadata ainult enda kohta': 'You can see only your own driving and rest times',
  'Dokumente saab vaadata ainult enda kohta': 'You can see only your own documents',
  'Korraga saab vaadata 1 kuni {days} päeva': 'You can look at 1 to {days} days at a time',
  'Korraga saab loetuks märkida kuni {most} tagasisidet':
    'You can mark at most {most} feedback entries as read at a time',
  'Päevade arv on vigane': 'The number of days is invalid',
  'Viimane päev ei saa olla enne esimest': 'The last day cannot be before the first',
  'Lõpp ei saa olla enne algust': 'The end cannot be before the beginning',
  'Kalendrit saab küsida kuni {days} päeva kaupa': 'The calendar can be asked for up to {days} days at a time',
  'Hõivatust saab küsida kuni {days} päeva kaupa': 'Busy times can be asked for up to {days} days at a time',
  'Aasta peab olema 2000 kuni 2100': 'The year must be from 2000 to 2100',
  'Liiga palju avatud lehti, palun sulgege mõni': 'Too many open pages, please close some',
  'Liiga palju avatud lehti': 'Too many open pages',
  'Vigane järg': 'Invalid position',
  'Sekundeid on 0 kuni 3600': 'Seconds are 0 to 3600',
  'Muudatusi ei saa praegu kuulata': 'Changes cannot be followed now',
  'Muudatusi saab kuulata aadressil /api/live': 'Changes can be followed at /api/live',
  'Reis on juba alanud': 'The trip has already started',
  'Reisi ei leitud': 'The trip was not found',
  'Link on juba kasutatud või aegunud': 'The link has already been used or has expired',
  'Palun sisestage ettevõtte nimi': 'Please enter the company name',
  'Sellist registrikoodi ei ole, palun kontrollige numbreid':
    'There is no such registration number; please check the digits',
  'Seda ei saa enam siin muuta. Helistage meile, kui midagi on vaja muuta.':
    'This can no longer be changed here. Call us if something needs to be changed.',
  'Toitlustuse hind on nüüd {total}. Vaadake see üle ja salvestage uuesti.':
    'The price of the catering is now {total}. Check it and save again.',
  'Toitlustust sai muuta kuni {until}. Helistage meile, kui midagi on vaja muuta.':
    'Catering could be changed until {until}. Call us if something needs to be changed.',
  'Vahepeal muutus: {first}, {second}, {third}. Näete nüüd uut seisu, palun vaadake üle ja salvestage uuesti.':
    'Changed in the meantime: {first}, {second}, {third}. You now see the latest state; please check it and save again.',
  'Vahepeal muutus: {first}, {second}. Näete nüüd uut seisu, palun vaadake üle ja salvestage uuesti.':
    'Changed in the meantime: {first}, {second}. You now see the latest state; please check it and save again.',
  'Vahepeal muutus: {what}. Näete nüüd uut seisu, palun vaadake üle ja salvestage uuesti.':
    'Changed in the meantime: {what}. You now see the latest state; please check it and save again.',
  'Bussis on kohti {seats} reisijale. {rest}':
    'The coach has seats for {seats, plural, one {# passenger} other {# passengers}}. {rest}',
  'Pakkumine on tehtud {passengers} reisijale. {rest}':
    'The quote is for {passengers, plural, one {# passenger} other {# passengers}}. {rest}',
  'Kui teid on rohkem, saatke muudatuse soov ja pakume hinna välja.':
    'If there are more of you, send a change request and we will check the price.',
  'Tühistustasu on nüüd {fee}. Palun vaadake see üle ja kinnitage uuesti.':
    'The cancellation fee is now {fee}. Please check it and confirm again.',
  'Saatsime teile vahepeal uue pakkumise. Vaadake see üle ja kinnitage siis.':
    'We have sent you a new quote in the meantime. Please read it and then confirm.',
  'Palun öelge, mida soovite muuta': 'Please say what you would like to change',
  'Kõik on juba nii, nagu soovite': 'Everything is already as you wish',
  'Muudatuse soovi ei leitud': 'The change request was not found',
  'See soov ootab alles vastust': 'This request is still waiting for an answer',
  'Sellele soovile on hind juba vastatud: otsustab klient':
    'This request has already been answered with a price: the customer decides',
  'See muudatus on juba tehtud': 'This change has already been made',
  'Sellest soovist on juba keeldutud': 'This request has already been declined',
  'Klient loobus sellest muudatusest': 'The customer has dropped this change',
  'Klient on soovi vahepeal muutnud: vaadake uus soov üle':
    'The customer has changed the request in the meantime: look at the new one',
  'See soov on aegunud: reis on tühistatud või läbi': 'This request has expired: the trip is cancelled or over',
  'Palun kirjutage kliendile, miks': 'Please tell the customer why',
  'Sellele päringule me veel ei vastanud': 'We have not answered this inquiry yet',
  'Sellel ööl keeratakse kella ja seda väljumisaega ei ole':
    'The clocks change that night and this departure time does not exist',
  'Nimekiri on liiga pikk. Korraga saab salvestada kuni 1000 nime.':
    'The list is too long. Up to 1000 names can be saved at a time.',
  'Reisijate nimekirja näevad ainult selle töö juhid': 'Only the drivers of this job can see the passenger list',
  'Reis on läbi või ära öeldud, nimekirja enam muuta ei saa':
    'The trip is over or cancelled; the list can no longer be changed',
  'Sellel reisil ei ole reisijate nimekirja vaja': 'This trip needs no passenger list',
  'Nimekirja on vahepeal muudetud. Palun laadige see uuesti.':
    'The list has been changed in the meantime. Please reload it.',
  'Nimekirjas on {names} nime. Korraga saab salvestada kuni {most} nime.':
    'The list has {names, plural, one {# name} other {# names}}. Up to {most} names can be saved at a time.',
  'Nimekirjas on {names} nime, aga reisijaid on {passengers}. Eemaldage liigsed read või muutke enne reisijate arvu.':
    'The list has {names, plural, one {# name} other {# names}}, but there {passengers, plural, one {is # passenger} other {are # passengers}}. Remove the extra lines or change the number of passengers first.',
  'Rida {line}: nimi puudub': 'Line {line}: the name is missing',
  'Rida {line}: nimes on numbrid. Kirjutage veergude kohale pealkirjad: Nimi, Dokument, Sünniaeg':
    'Line {line}: the name has digits. Write headings above the columns: Name, Document, Date of birth',
  'Rida {line}: nimi võib olla kuni {most} tähemärki': 'Line {line}: a name can have at most {most} characters',
  'Rida {line}: dokumendi number võib olla kuni {most} tähemärki':
    'Line {line}: a document number can have at most {most} characters',
  'Rida {line}: sünniaeg ei ole kuupäev, palun kujul 31.12.1990':
    'Line {line}: the date of birth is not a date, please write it as 31.12.1990',
  'vastamata päring': 'unanswered inquiry',
  'vastatud päring': 'answered inquiry',
  'kinnitatud pakkumine': 'accepted offer',
  töö: 'job',
  arhiveeritud: 'archived',
  'tagasi lükatud': 'declined',
  'vastuseta aegunud': 'expired without an answer',
  'reisi seis': 'state of the trip',
  aeg: 'time',
  teekond: 'route',
  'reisijate arv': 'number of passengers',
  grupijuht: 'group leader',
  märkused: 'notes',
  toitlustus: 'catering',
  'arve andmed': 'invoice details',
  hind: 'price',
};
