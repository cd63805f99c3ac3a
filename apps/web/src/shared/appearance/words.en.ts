export const english = {
  theme: 'Theme',
  'theme.system': 'Automatic',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  language: 'Language',
  'language.system': 'Automatic',
}

export type English = typeof english
