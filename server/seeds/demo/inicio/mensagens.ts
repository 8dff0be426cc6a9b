import {
  frases,
  frasesDoStatus,
  linkDa,
  textoDaCriacao,
  textoDaMudanca,
} from '#server/domain/captacao/solicitacao-pessoal/textos.ts'
import { demoUsers } from '../acesso.ts'
import type { Solicitacao } from '../captacao/solicitacoes.ts'
import type { Collection, Demo } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'
import { perfis } from '../perfis.ts'
import { usuarios } from '../usuarios.ts'
import { type Recado, recados } from './recados.ts'

type Mensagem = Demo<'utilitario/mensagem'>
type Evento = NonNullable<Demo<'captacao/solicitacao-pessoal'>['eventos']>[number]

/** System messages up to this day are read; the administrator, who gets all of them, has read fewer. */
const LIDAS_ATE = '2026-09-15'
const LIDAS_PELO_ADMIN_ATE = '2022-12-31'

const nomeDe = (usuario: number): string => demoUsers.find(({ id }) => id === usuario)?.nome ?? ''

/** Users of a company; with a profile, those who have it there. */
function usuariosDe(company: CompanyId, perfil?: number): number[] {
  const has = (list: unknown, id: number) => (list as { id: number }[]).some((each) => each.id === id)
  return demoUsers
    .filter(({ empresas }) =>
      empresas.some(
        ({ empresa, perfis: seus }) =>
          (empresa as { id: number }).id === company && (perfil === undefined || has(seus, perfil)),
      ),
    )
    .map(({ id }) => id)
}

/** Adds the messages of a company: written by users, and sent by the system about solicitacoes. */
export function addMensagens(demo: Collection, company: CompanyId, solicitacoes: Solicitacao[]): void {
  for (const recado of recados[company]) addRecado(demo, company, recado)
  for (const { registro } of solicitacoes) addAvisos(demo, company, registro)
}

function addRecado(demo: Collection, company: CompanyId, { tipo, dia, de, para, texto, link, leram = [] }: Recado) {
  const destinatarios = Array.isArray(para)
    ? para.map((login) => usuarios[login])
    : usuariosDe(company, para === 'todos' ? undefined : perfis[para])
  const mensagem: Mensagem = {
    tipo,
    texto,
    ...(link ? { link } : {}),
    target: '_self',
    destino: para === 'todos' ? 'TODOS' : Array.isArray(para) ? 'USUARIOS' : 'PERFIS',
    ...(Array.isArray(para) ? { usuarios: destinatarios.map((id) => ({ id })) } : {}),
    ...(typeof para === 'string' && para !== 'todos' ? { perfis: [{ id: perfis[para] }] } : {}),
    remetente: nomeDe(usuarios[de]),
    data: `${dia}T09:30:00-03:00`,
    automatica: false,
  }
  entrega(demo, company, mensagem, destinatarios, new Set([de, ...leram].map((login) => usuarios[login])))
}

/** Adds the messages that the events of a solicitacao sent. */
function addAvisos(demo: Collection, company: CompanyId, registro: Solicitacao['registro']): void {
  const { id = 0, descricao = '', quantidade = 1, solicitante, eventos = [] } = registro
  let liberador: number | undefined
  for (const evento of eventos) {
    const quem = evento.usuario?.id ?? 0
    const criacao = evento.tipo === 'CRIACAO'
    const interessados = criacao
      ? [usuarios.admin, ...usuariosDe(company, perfis.analista)]
      : [solicitante?.id, liberador].filter((each) => each !== undefined)
    if (evento.tipo === 'STATUS') liberador = quem
    const texto = criacao
      ? textoDaCriacao(descricao, quantidade, nomeDe(quem))
      : textoDaMudanca(descricao, { frase: fraseDe(evento), motivo: evento.observacao }, nomeDe(quem))
    const mensagem: Mensagem = {
      tipo: 'R',
      texto,
      link: linkDa(id),
      target: '_self',
      destino: 'USUARIOS',
      remetente: nomeDe(quem),
      data: evento.data,
      automatica: true,
    }
    const para = [...new Set(interessados)].filter((each) => each !== quem)
    const leram = para.filter(
      (each) => (evento.data ?? '') < (each === usuarios.admin ? LIDAS_PELO_ADMIN_ATE : LIDAS_ATE),
    )
    entrega(demo, company, mensagem, para, new Set(leram))
  }
}

function fraseDe({ tipo, status }: Evento): string {
  if (tipo === 'STATUS') return frasesDoStatus[status ?? 'I']
  return frases[tipo as keyof typeof frases]
}

function entrega(demo: Collection, company: CompanyId, mensagem: Mensagem, para: number[], leram: Set<number>): void {
  if (para.length === 0) return
  const { id, tipo, data } = demo.add('utilitario/mensagem', company, mensagem)
  for (const usuario of para)
    demo.add('utilitario/usuario-mensagem', company, {
      mensagem: { id },
      usuario: { id: usuario },
      tipo,
      data,
      lida: leram.has(usuario),
      ...(leram.has(usuario) ? { lidaEm: data } : {}),
    })
}
