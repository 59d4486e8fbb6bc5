/** Names of the pages under 'Seaded': their tabs are on other pages too, which load no more of them. */
export const settingsTabs = {
  settings: 'Ettevõte',
  automations: 'Automaatika',
  integrations: 'Liidestused',
  imports: 'Andmete toomine',
  keeping: 'Andmete säilitamine',
  system: 'Süsteem',
  firstSteps: 'Esimesed sammud',
} as const;
