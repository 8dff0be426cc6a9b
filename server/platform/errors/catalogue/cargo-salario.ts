import type { Catalogue } from './entry.ts'

/** Jobs and salaries. */
export const cargoSalarioErrors = {
  COLABORE_INATIVO: { status: 409, message: 'As áreas não foram enviadas. {motivo}' },
  COLABORE_NAO_CONFIGURADO: {
    status: 503,
    message:
      'O envio ao Fortes Colabore ainda não foi configurado. O administrador do servidor deve informar COLABORE_URL e reiniciar o sistema; a chave é informada por ele (COLABORE_CHAVE) ou em Utilitários, Integrações.',
  },
  COLABORE_RECUSOU: {
    status: 503,
    message: 'O Fortes Colabore não aceitou a chave deste sistema. Foram enviadas {enviadas} de {total} áreas.',
  },
  COLABORE_SEM_RESPOSTA: {
    status: 503,
    message:
      'O Fortes Colabore não respondeu. Foram enviadas {enviadas} de {total} áreas; tente novamente em instantes.',
  },
} satisfies Catalogue
