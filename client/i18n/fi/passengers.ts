import type { passengers as et } from '../et/passengers';
import type { Translated } from '../translate';

export const passengers = {
  title: 'Matkustajaluettelo',
  count: '{count}/{expected}',
  ferry: 'Lauttaa varten tarvitaan matkustajien nimet.',
  abroad: 'Matka suuntautuu Viron ulkopuolelle: nimiä voidaan kysyä rajalla.',
  office: 'Pyydämme teiltä matkustajien nimet.',
  deletedOn: 'Poistamme nimet {date}. Ne näkevät vain toimistomme ja matkan kuljettajat.',
  none: 'Luetteloa ei vielä ole',
  name: 'Nimi',
  document: 'Asiakirja',
  bornOn: 'Syntymäaika',
  repeated: 'toistuu',
  someRepeated:
    'Jokin nimi on luettelossa useamman kerran. Jos kyseessä ovat eri henkilöt, mitään ei tarvitse muuttaa.',
  paste: 'Luettelo',
  pasteHint:
    'Nimet voi kopioida taulukosta tai kirjoittaa jokaisen omalle rivilleen. Voitte lisätä asiakirjan numeron ja syntymäajan.',
  example: 'Maija Meikäläinen; K1234567; 31.12.1990',
  add: 'Lisää luettelo',
  edit: 'Muokkaa luetteloa',
  save: 'Tallenna luettelo',
  saved: 'Luettelo tallennettu!',
  closed: 'Luetteloa ei voi enää muuttaa.',
  failed: 'Matkustajaluetteloa ei voitu avata',
} satisfies Translated<typeof et>;
