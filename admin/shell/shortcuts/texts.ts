/** The list of shortcuts. */
export const shortcutsTexts = {
  keys: [
    { keys: ['Ctrl + K'], does: 'Buscar pessoas, vagas, cargos e telas' },
    { keys: ['/'], does: 'Pesquisar na lista aberta; fora de listas, no menu' },
    { keys: ['J', 'K'], does: 'Próximo registro e anterior, na lista e no registro ao lado dela' },
    { keys: ['Enter'], does: 'Abrir o registro ou a opção em destaque' },
    { keys: ['Espaço'], does: 'Na lista, marcar o registro em destaque' },
    { keys: ['N'], does: 'Novo registro na lista aberta' },
    { keys: ['Alt + PgDn', 'Alt + PgUp'], does: 'Próxima página da lista e a anterior' },
    { keys: ['Ctrl + S'], does: 'Salvar o formulário' },
    { keys: ['↓', '↑'], does: 'Percorrer o menu e os resultados da pesquisa' },
    { keys: ['→', '←'], does: 'Abrir e fechar um grupo do menu' },
    { keys: ['Home', 'End'], does: 'Primeira e última opção do menu' },
    { keys: ['A … Z'], does: 'No menu, ir para a opção que começa pela letra' },
    { keys: ['F8'], does: 'Ir para a pergunta que aparece no canto da página' },
    { keys: ['Esc'], does: 'Limpar a pesquisa ou fechar o que estiver aberto' },
    { keys: ['?'], does: 'Mostrar esta lista' },
  ],
} as const
