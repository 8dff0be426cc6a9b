export const dashboardTexts = {
  calculated: (text: string) => `Calculado às ${text}`,
  compare: 'Comparar com',
  comparisons: { '': 'Nada', anterior: 'Período anterior', ano: 'Ano anterior' },
  before: (title: string) => `${title} (comparação)`,
  beforeText: (text: string) => `antes: ${text}`,
  failed: 'Não foi possível calcular este indicador.',
  all: 'Todos',
  trail: (title: string) => `Detalhe de ${title}`,
  inside: 'Abrir por dentro',
  rows: (title: string, n: number | null | undefined) =>
    `Ver ${n === 1 ? '1 registro' : n ? `${n.toLocaleString('pt-BR')} registros` : 'registros'}: ${title}`,
  records: {
    failed: 'Não foi possível carregar os registros.',
    nothing: 'Nenhum registro.',
    close: 'Voltar ao painel',
  },
  export: 'Exportar para XLS',
  print: 'Imprimir',
  nothing: 'Você não tem acesso a nenhum indicador deste painel.',
  cards: 'Números do período',
  choose: (name: string) => `O que ver de ${name}`,
  reset: 'Limpar filtros',
} as const
