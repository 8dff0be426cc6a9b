import { demoUsers } from './acesso.ts'
import { AREA_DO_GESTOR, type Area } from './areas.ts'
import { AURORA, type CompanyId } from './empresas.ts'
import type { Talento } from './talentos.ts'
import type { usuarios } from './usuarios.ts'

type Login = keyof typeof usuarios

/** Areas whose responsible talento has a login. */
const RESPONSAVEIS: [area: string, login: Login][] = [
  [AREA_DO_GESTOR, 'gestor'],
  ['Logística', 'lider'],
]

/** Links talentos to users. The talento of `sst` stays unlinked, and is proposed by e-mail. */
export function linkUsuarios(company: CompanyId, areas: Area[], talentos: Talento[]): void {
  if (company !== AURORA) return
  for (const [area, login] of RESPONSAVEIS) {
    const [responsavel] = areas.find(({ nome }) => nome === area)?.registro.empresaEResponsaveis ?? []
    name(
      talentos.find(({ id }) => id === responsavel?.colaborador?.id),
      login,
      true,
    )
  }
  name(last(talentos, 'Recrutamento e Seleção'), 'rh', true)
  name(last(talentos, 'Segurança do Trabalho'), 'sst', false)
}

const last = (talentos: Talento[], area: string) =>
  talentos.findLast(({ area: one, registro }) => one.nome === area && registro.situacao === 'A')

function name(talento: Talento | undefined, login: Login, linked: boolean): void {
  const user = demoUsers.find((one) => one.login === login)
  if (!talento || !user) throw new Error(`No talent for the demo user ${login}`)
  talento.registro.nome = user.nome
  talento.registro.sexo = login === 'gestor' ? 'M' : 'F'
  talento.registro.contato = { ...talento.registro.contato, email: user.email }
  if (linked) talento.registro.usuario = { id: user.id }
}
