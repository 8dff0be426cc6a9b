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
    { keys: ['J', 'K'], does: 'No registro ao lado da lista, ir para o próximo e o anterior' },
    { keys: ['Esc'], does: 'Limpar a pesquisa ou fechar o que estiver aberto' },
    { keys: ['?'], does: 'Mostrar esta lista' },
  ],
} as const
