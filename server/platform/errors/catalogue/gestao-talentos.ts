import type { Catalogue } from './entry.ts'

/** Talent records. */
export const gestaoTalentosErrors = {
  SEM_TALENTO: { status: 409, message: 'Seu usuário não está vinculado a um talento.' },
  EDUVEM_NAO_CONFIGURADO: {
    status: 503,
    message:
      'A plataforma EduVem ainda não foi configurada. O administrador do servidor deve informar EDUVEM_URL e reiniciar o sistema; a chave é informada por ele (EDUVEM_CHAVE) ou em Utilitários, Integrações.',
  },
  EDUVEM_RECUSOU: { status: 503, message: 'A EduVem não aceitou a chave deste sistema. O usuário não foi criado.' },
  EDUVEM_SEM_RESPOSTA: {
    status: 503,
    message: 'A EduVem não respondeu e o usuário não foi criado. Tente novamente em instantes.',
  },
} satisfies Catalogue
