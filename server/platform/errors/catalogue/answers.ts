import type { Catalogue } from './entry.ts'

/** Anonymous answers. */
export const answersErrors = {
  // issue 20 §5: the text is the issue's
  RESPOSTAS_ANONIMAS: { status: 400, message: 'Respostas anônimas não podem ser excluídas individualmente.' },
  COLETA_ENCERRADA: { status: 409, message: 'O período de respostas terminou.' },
  COLETA_ABERTA: { status: 409, message: 'Os resultados anônimos aparecem depois do encerramento.' },
  COLETA_COM_RESPOSTAS: {
    status: 409,
    message: 'Já há respostas: o que foi prometido a quem respondeu não muda mais.',
  },
  RESPOSTAS_JA_RECEBIDAS: { status: 409, message: 'Estas respostas já foram recebidas.' },
  COMENTARIOS_NAO_LIBERADOS: { status: 409, message: 'Os comentários ainda não foram liberados.' },
  FOLHA_GRANDE: { status: 413, message: 'As respostas têm texto demais. Encurte os comentários e envie de novo.' },
} satisfies Catalogue
