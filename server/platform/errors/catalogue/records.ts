import type { Catalogue } from './entry.ts'

/** Steps, batches and versions of records. */
export const recordsErrors = {
  LISTA_GRANDE_DEMAIS: { status: 400, message: 'A lista tem mais de 10.000 registros; use um filtro ou páginas.' },
  VALORES_NAO_VISTOS: {
    status: 403,
    message: 'A operação mudaria valores que você não pode ver. Peça a quem pode vê-los.',
  },
  SELECAO_ALTERADA: {
    status: 409,
    message: 'O filtro encontrava {antes} registro(s) e agora encontra {agora}. Confira a lista antes de continuar.',
  },
  ALTERADO_DEPOIS: { status: 409, message: 'O registro foi alterado depois desta operação e ficou como está.' },
  LOTE_DESFEITO: { status: 409, message: 'Esta operação já foi desfeita.' },
  LOTE_SEM_VOLTA: { status: 409, message: 'Esta operação não pode mais ser desfeita.' },
  TRANSICAO_INVALIDA: { status: 409, message: 'Não há passo de "{de}" para "{para}" em {fluxo}.' },
  DA_INSTALACAO: {
    status: 403,
    message: 'Este registro é de todas as empresas: só quem administra a instalação pode alterá-lo.',
  },
} satisfies Catalogue
