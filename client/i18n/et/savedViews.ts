/** Looks at lists that got a name. */
export const savedViews = {
  open: 'Vaated',
  title: 'Salvestatud vaated',
  empty: 'Vaateid veel ei ole. Otsige või järjestage nimekirja ja andke sellele siin nimi.',
  name: 'Uue vaate nimi',
  hint: 'Jätab meelde praeguse otsingu, järjestuse ja ajavahemiku. Vaateid näeb kogu kontor.',
  save: 'Salvesta praegune vaade',
  saved: 'Vaade on salvestatud',
  deleted: 'Vaade on kustutatud',
  delete: 'Kustuta vaade {name}',
} as const;
