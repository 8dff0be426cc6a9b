/** Texts common to all logs. */
export const trailTexts = {
  csv: 'Exportar CSV',
  xlsx: 'Exportar XLSX',
  none: 'Nada foi registrado ainda.',
  noneFound: 'Nenhum registro encontrado para o filtro informado.',
  all: 'Qualquer',
  from: 'De',
  to: 'Até',
  user: 'Usuário',
  company: 'Empresa',
  everyCompany: 'Todas as empresas',
  clear: 'Limpar filtro',
} as const
