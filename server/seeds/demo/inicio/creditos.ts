import { demoUsers } from '../acesso.ts'
import type { Collection, Demo } from '../collection.ts'
import { AURORA, type CompanyId, HORIZONTE } from '../empresas.ts'
import { usuarios } from '../usuarios.ts'

type Solicitacao = Demo<'utilitario/solicitacao-creditos'>

const pedido = (
  login: keyof typeof usuarios,
  dia: string,
  quantidadeDesejada: number,
  resposta: Pick<Solicitacao, 'situacao' | 'quantidadeConcedida'>,
): Solicitacao => ({
  usuario: { id: usuarios[login] },
  nome: demoUsers.find(({ id }) => id === usuarios[login])?.nome,
  email: `${login}@exemplo.com.br`,
  data: `${dia}T10:15:00-03:00`,
  quantidadeDesejada,
  ...resposta,
})

const pedidos: Record<CompanyId, Solicitacao[]> = {
  [AURORA]: [
    pedido('rh', '2026-09-14', 30, { situacao: 'CONCEDIDA', quantidadeConcedida: 20 }),
    pedido('rh', '2026-10-05', 500, { situacao: 'RECUSADA' }),
    pedido('rh', '2026-10-29', 40, { situacao: 'PENDENTE' }),
  ],
  [HORIZONTE]: [pedido('rh2', '2026-10-27', 25, { situacao: 'PENDENTE' })],
}

/** Who asked for credits of the assistant, and what became of it. */
export function addCreditos(demo: Collection, company: CompanyId): void {
  demo.addAll('utilitario/solicitacao-creditos', company, pedidos[company])
}
