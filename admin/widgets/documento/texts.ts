import type { Comparable, Operator } from './offer.ts'

/** The text of a document template. */
export const documentoTexts = {
  underline: 'Sublinhado (Ctrl+U)',
  alignments: {
    left: 'Alinhar à esquerda',
    center: 'Centralizar',
    right: 'Alinhar à direita',
    justify: 'Justificar',
  },
  signature: 'Linha de assinatura',
  pageBreak: 'Quebra de página',
  noneFound: 'Nenhum campo encontrado.',
  chooseEntity: 'Escolha primeiro a partir de que cadastro o documento é impresso.',
  preview: 'Prévia',
  previewWith: 'Prévia com',
  previewFailed: 'Não foi possível montar a prévia.',
  previewWaiting: 'A prévia aparece quando título, cadastro e texto estiverem preenchidos.',
  qr: 'Código QR de verificação',
  picture: (title: string) => `Imagem de ${title}`,
  condition: 'Somente se…',
  conditionTitle: 'Imprimir somente se',
  conditionHelp:
    'O trecho marcado no texto só é impresso quando a condição vale. Sem nada marcado, ela fica ao redor do parágrafo.',
  conditionField: 'Campo',
  conditionOperator: 'Condição',
  conditionValue: 'Valor',
  conditionElseToo: 'Com outro texto quando a condição não vale',
  conditionElse: 'Senão',
  conditionEnd: 'Fim da condição',
  elseHere: 'Texto quando a condição não vale',
  onlyIf: (words: string) => `Somente se ${words}`,
  operators: (comparable: Comparable | undefined): Partial<Record<Operator, string>> => {
    const filled = { filled: 'tem valor', empty: 'não tem valor' }
    if (comparable?.tipo === 'data')
      return {
        '=': 'é no dia',
        '≠': 'não é no dia',
        '>': 'é depois de',
        '<': 'é antes de',
        '≥': 'é desde',
        '≤': 'é até',
        ...filled,
      }
    return {
      '=': 'é',
      '≠': 'não é',
      '>': 'é maior que',
      '<': 'é menor que',
      '≥': 'é pelo menos',
      '≤': 'é no máximo',
      ...filled,
    }
  },
  valueHelp: { data: 'dd/mm/aaaa', numero: 'Por exemplo: 1.234,56', texto: '', opcao: '' },
  required: (label: string) => `${label} é obrigatório`,
  table: (title: string) => `Tabela de ${title}`,
  columns: 'Colunas',
  columnsHelp: 'Na ordem em que são escolhidas. Sem nenhuma, saem as da lista do cadastro.',
  order: 'Ordenar por',
  orderNone: 'Como no cadastro',
  descending: 'Do maior para o menor',
  totals: 'Somar',
  sized: 'Largura da imagem',
  width: 'Largura em centímetros',
  widthWrong: 'Informe uma largura de 0,5 a 18 centímetros',
  insertIt: 'Inserir',
  apply: 'Aplicar',
  edit: (title: string) => `Alterar ${title}`,
  errorIn: (field: string, message: string) => `${field}: ${message}`,
} as const
