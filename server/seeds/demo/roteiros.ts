import { type Collection, type Demo, refOf } from './collection.ts'
import { addDays, HOJE } from './days.ts'
import type { CompanyId } from './empresas.ts'
import { perfis } from './perfis.ts'
import type { Talento } from './talentos.ts'

type Roteiro = Demo<'gestao-talentos/roteiro'>
type Tarefa = NonNullable<Roteiro['tarefas']>[number]

const rh = { papel: 'P', perfil: { id: perfis.analista } } as const
const seguranca = { papel: 'P', perfil: { id: perfis.seguranca } } as const
const gestor = { papel: 'G' } as const
const talento = { papel: 'T' } as const

const ADMISSAO: Tarefa[] = [
  {
    titulo: 'Pedir e conferir os documentos da admissão',
    descricao: 'RG, CPF, título de eleitor, comprovante de residência, certidões e o exame admissional.',
    dias: -5,
    ...rh,
  },
  { titulo: 'Conferir as adaptações do posto de trabalho', dias: -3, pcd: true, ...seguranca },
  { titulo: 'Preparar o posto de trabalho e os acessos', dias: -2, ...gestor },
  {
    titulo: 'Enviar a admissão ao eSocial',
    descricao: 'Até o dia anterior ao do início do trabalho.',
    dias: -1,
    ...rh,
  },
  { titulo: 'Entregar os EPIs e a ordem de serviço', dias: 0, ...seguranca },
  { titulo: 'Apresentar a equipe e as metas dos primeiros 90 dias', dias: 0, ...gestor },
  { titulo: 'Ler e aceitar o regulamento interno', dias: 3, ...talento },
  { titulo: 'Matricular no curso de aprendizagem', dias: 7, vinculo: 'A', ...rh },
  { titulo: 'Conversar sobre a experiência antes dos 45 dias', dias: 40, vinculo: 'E', ...gestor },
]

const DESLIGAMENTO: Tarefa[] = [
  { titulo: 'Marcar o exame demissional', dias: -5, ...seguranca },
  { titulo: 'Passar o trabalho em andamento a quem fica', dias: -2, ...gestor },
  { titulo: 'Receber EPIs, crachá e equipamentos', dias: 0, ...gestor },
  { titulo: 'Encerrar os acessos a sistemas e prédios', dias: 0, ...rh },
  { titulo: 'Fazer a entrevista de desligamento', dias: 0, ...rh },
  {
    titulo: 'Pagar as verbas e entregar os documentos da rescisão',
    descricao: 'Até dez dias depois do término do contrato (CLT, art. 477, § 6º).',
    dias: 10,
    ...rh,
  },
]

/** Adds the checklists of a company, and two in progress: for the last admission and the last termination, dated relative to today. */
export function addRoteiros(demo: Collection, company: CompanyId, talentos: Talento[]): void {
  const last = (day: (registro: Talento['registro']) => string | undefined) =>
    talentos.toSorted((a, b) => (day(b.registro) ?? '').localeCompare(day(a.registro) ?? ''))[0]
  const chegou = last(({ situacao, dataAdmissao }) => (situacao === 'A' ? dataAdmissao : undefined))
  const saiu = last(({ situacao, dataDesligamento }) => (situacao === 'D' ? dataDesligamento : undefined))
  addRoteiro(demo, company, { nome: 'Admissão', momento: 'A', tarefas: ADMISSAO }, chegou)
  addRoteiro(demo, company, { nome: 'Desligamento', momento: 'D', tarefas: DESLIGAMENTO }, saiu)
}

function addRoteiro(demo: Collection, company: CompanyId, roteiro: Roteiro, quem: Talento | undefined): void {
  const { id, momento, tarefas = [] } = demo.add('gestao-talentos/roteiro', company, { ...roteiro, ativo: true })
  const comuns = tarefas.filter(({ pcd, vinculo = 'E' }) => !pcd && vinculo === 'E')
  for (const { titulo, descricao, papel, perfil, dias = 0 } of quem ? comuns : []) {
    const prazo = addDays(HOJE, dias)
    const feita = dias < 0
    demo.add('gestao-talentos/tarefa-talento', company, {
      ...{ talento: quem && refOf(quem), roteiro: { id }, momento },
      ...{ titulo, papel, prazo, situacao: feita ? 'F' : 'P' },
      ...(descricao && { descricao }),
      ...(perfil && { perfil }),
      ...(feita && { feitaEm: prazo }),
    })
  }
}
