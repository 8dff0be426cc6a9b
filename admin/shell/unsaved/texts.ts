export const unsavedTexts = {
  title: 'Descartar as alterações?',
  text: 'Há alterações que ainda não foram salvas. Se sair agora, elas serão perdidas.',
  leave: 'Descartar e sair',
  stay: 'Continuar editando',
} as const
