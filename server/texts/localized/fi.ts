export const fi: Record<string, string> = {
  'Marsruut läheb üle vee: arvestage praami ooteajaga.': 'Reitti kulkee veden yli: varautukaa lautan odotusaikaan.',
  'Praam {name}: ülesõit umbes {crossing} min, lisaks ooteaeg umbes {waiting} min.':
    'Lautta {name}: ylitys noin {crossing} min, lisäksi odotusta noin {waiting} min.',
  'Bussi praamiühendust ei ole teada ({name}): vahemaa ja aeg on hinnatud linnulennult.':
    'Bussilauttayhteyttä ei tunneta ({name}): etäisyys ja aika on arvioitu linnuntietä.',
  'Marsruut ulatub Eestist välja: vahemaa ja aeg on umbkaudsed.':
    'Reitti ulottuu Viron ulkopuolelle: etäisyys ja aika ovat suuntaa-antavia.',
};
