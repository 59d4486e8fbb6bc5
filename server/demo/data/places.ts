interface DemoPlace {
  lat: number;
  lng: number;
  city: string;
  address: string;
}

const place = (lat: number, lng: number, city: string, name: string): DemoPlace => ({
  lat,
  lng,
  city,
  address: `${name}, ${city}`,
});

/** Where the demo's customers begin and where they go: public places, positions rounded. */
export const places = {
  tallinnBus: place(59.4276, 24.7744, 'Tallinn', 'Tallinna bussijaam'),
  tallinnSquare: place(59.4339, 24.7446, 'Tallinn', 'Vabaduse väljak'),
  tallinnSongs: place(59.4445, 24.8086, 'Tallinn', 'Tallinna lauluväljak'),
  airport: place(59.4133, 24.8328, 'Tallinn', 'Tallinna lennujaam'),
  harbour: place(59.4436, 24.7692, 'Tallinn', 'Reisisadam, D-terminal'),
  nomme: place(59.3776, 24.6859, 'Tallinn', 'Nõmme turg'),
  tartuBus: place(58.378, 26.7322, 'Tartu', 'Tartu bussijaam'),
  tartuMuseum: place(58.3955, 26.7484, 'Tartu', 'Eesti Rahva Muuseum'),
  tartuScience: place(58.3768, 26.7355, 'Tartu', 'Teaduskeskus AHHAA'),
  tartuTheatre: place(58.3757, 26.721, 'Tartu', 'Teater Vanemuine'),
  parnuBus: place(58.3862, 24.501, 'Pärnu', 'Pärnu bussijaam'),
  parnuBeach: place(58.3745, 24.4977, 'Pärnu', 'Rannahoone'),
  lotte: place(58.3056, 24.6092, 'Reiu', 'Lottemaa'),
  viljandi: place(58.3639, 25.59, 'Viljandi', 'Viljandi bussijaam'),
  viljandiSongs: place(58.3603, 25.596, 'Viljandi', 'Viljandi lauluväljak'),
  rakvere: place(59.3464, 26.3558, 'Rakvere', 'Rakvere bussijaam'),
  rakvereCastle: place(59.3486, 26.3547, 'Rakvere', 'Rakvere linnus'),
  narva: place(59.3753, 28.2015, 'Narva', 'Narva linnus'),
  johvi: place(59.3592, 27.4211, 'Jõhvi', 'Jõhvi kontserdimaja'),
  mine: place(59.3553, 27.1733, 'Kohtla-Nõmme', 'Eesti Kaevandusmuuseum'),
  palmse: place(59.5117, 25.9561, 'Palmse', 'Palmse mõis'),
  kasmu: place(59.6047, 25.9186, 'Käsmu', 'Käsmu meremuuseum'),
  janeda: place(59.2336, 25.7089, 'Jäneda', 'Jäneda mõis'),
  paide: place(58.8885, 25.566, 'Paide', 'Paide Vallimägi'),
  turi: place(58.8086, 25.4325, 'Türi', 'Türi bussijaam'),
  rapla: place(59.0072, 24.7928, 'Rapla', 'Rapla bussijaam'),
  marjamaa: place(58.9039, 24.4309, 'Märjamaa', 'Märjamaa rahvamaja'),
  keila: place(59.3036, 24.4131, 'Keila', 'Keila raudteejaam'),
  haapsalu: place(58.9397, 23.5316, 'Haapsalu', 'Haapsalu raudteejaam'),
  kuressaare: place(58.2467, 22.4795, 'Kuressaare', 'Kuressaare linnus'),
  kaali: place(58.3727, 22.6694, 'Kaali', 'Kaali kraater'),
  panga: place(58.5692, 22.2897, 'Panga', 'Panga pank'),
  kardla: place(58.9979, 22.7492, 'Kärdla', 'Kärdla keskväljak'),
  kopu: place(58.9161, 22.1999, 'Kõpu', 'Kõpu tuletorn'),
  poltsamaa: place(58.6529, 25.9763, 'Põltsamaa', 'Põltsamaa loss'),
  jogeva: place(58.7467, 26.3939, 'Jõgeva', 'Jõgeva kultuurikeskus'),
  mustvee: place(58.8478, 26.9363, 'Mustvee', 'Mustvee sadam'),
  alatskivi: place(58.6022, 27.1303, 'Alatskivi', 'Alatskivi loss'),
  otepaa: place(58.0519, 26.5127, 'Otepää', 'Tehvandi staadion'),
  voru: place(57.8339, 27.0194, 'Võru', 'Võru bussijaam'),
  munamagi: place(57.7144, 27.0596, 'Haanja', 'Suur Munamägi'),
  varska: place(57.9596, 27.6353, 'Värska', 'Setomaa talumuuseum'),
  obinitsa: place(57.8126, 27.4419, 'Obinitsa', 'Obinitsa muuseum'),
  valga: place(57.7777, 26.0473, 'Valga', 'Valga raudteejaam'),
  torva: place(58.0028, 25.935, 'Tõrva', 'Tõrva kirik-kammersaal'),
  riga: place(56.9446, 24.1143, 'Riia', 'Riia bussijaam'),
  rigaAirport: place(56.9236, 23.9711, 'Riia', 'Riia lennujaam'),
} as const;

export type PlaceName = keyof typeof places;
