/** The list of shortcuts. */
export const shortcutsTexts = {
  keys: [
    { keys: ['Ctrl + K'], does: 'Buscar pessoas, vagas, cargos e telas' },
    { keys: ['/'], does: 'Pesquisar no menu' },
    { keys: ['↓', '↑'], does: 'Percorrer o menu e os resultados da pesquisa' },
    { keys: ['→', '←'], does: 'Abrir e fechar um grupo do menu' },
    { keys: ['Home', 'End'], does: 'Primeira e última opção do menu' },
    { keys: ['A … Z'], does: 'No menu, ir para a opção que começa pela letra' },
    { keys: ['Enter'], does: 'Abrir a opção em destaque' },
    { keys: ['Esc'], does: 'Limpar a pesquisa ou fechar o que estiver aberto' },
    { keys: ['?'], does: 'Mostrar esta lista' },
  ],
} as const
