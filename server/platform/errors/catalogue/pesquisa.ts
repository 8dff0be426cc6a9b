import type { Catalogue } from './entry.ts'

/** Surveys. */
export const pesquisaErrors = {
  CAPTCHA_EXIGIDO: { status: 400, message: 'Confirme que você não é um robô para continuar.' },
  FORMULARIO_VENCIDO: {
    status: 400,
    message: 'Esta página ficou aberta por tempo demais. Envie de novo: suas respostas continuam aqui.',
  },
  FERRAMENTA_PESQUISA_NAO_CONFIGURADA: {
    status: 503,
    message:
      'Configure a ferramenta externa de pesquisas em Integrações. O administrador do servidor deve informar FERRAMENTA_PESQUISA_URL e reiniciar o sistema; a chave é informada por ele (FERRAMENTA_PESQUISA_CHAVE) ou em Utilitários, Integrações.',
  },
  FERRAMENTA_PESQUISA_RECUSOU: {
    status: 503,
    message: 'A ferramenta externa de pesquisas não aceitou a chave deste sistema. Confira a chave em Integrações.',
  },
  FERRAMENTA_PESQUISA_SEM_RESPOSTA: {
    status: 503,
    message: 'A ferramenta externa de pesquisas não respondeu como esperado. Tente novamente em instantes.',
  },
} satisfies Catalogue
