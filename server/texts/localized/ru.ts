export const ru: Record<string, string> = {
  'Marsruut läheb üle vee: arvestage praami ooteajaga.': 'Маршрут проходит через воду: учитывайте ожидание парома.',
  'Praam {name}: ülesõit umbes {crossing} min, lisaks ooteaeg umbes {waiting} min.':
    'Паром {name}: переправа около {crossing} мин, ожидание ещё около {waiting} мин.',
  'Bussi praamiühendust ei ole teada ({name}): vahemaa ja aeg on hinnatud linnulennult.':
    'Паром для автобусов неизвестен ({name}): расстояние и время оценены по прямой.',
  'Marsruut ulatub Eestist välja: vahemaa ja aeg on umbkaudsed.':
    'Маршрут выходит за пределы Эстонии: расстояние и время приблизительны.',
};
