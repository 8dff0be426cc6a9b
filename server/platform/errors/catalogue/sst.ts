import type { Catalogue } from './entry.ts'

/** Occupational safety. */
export const sstErrors = {
  FOLHA_DESINTEGRADA: {
    status: 409,
    message: 'A empresa não é integrada com a folha: marque isso no cadastro da empresa.',
  },
  LOTE_SEM_RETORNO: { status: 409, message: 'Só os lotes enviados à folha têm conteúdo, retorno e reenvio.' },
  LOTE_SEM_REGISTRO: { status: 400, message: 'O lote não tem o registro {id}.' },
  LOTE_SEM_RECUSADOS: { status: 409, message: 'Nenhum registro recusado deste lote ainda aguarda a folha.' },
} satisfies Catalogue
