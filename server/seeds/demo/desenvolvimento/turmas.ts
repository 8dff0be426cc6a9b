import { type Collection, type Demo, type Ref, refOf } from '../collection.ts'
import { addDays } from '../days.ts'
import type { CompanyId } from '../empresas.ts'
import { Random } from '../random.ts'
import type { Talento } from '../talentos.ts'
import { addDespesas } from './despesas.ts'
import { turmasPassadas } from './historico.ts'
import type { TurmaDaDemo } from './turma-da-demo.ts'

export interface Turma {
  turma: Ref
  gente: Talento[]
}

const HORARIOS = { D: ['08:00', '17:00'], M: ['08:00', '12:00'], T: ['13:00', '17:00'], N: ['19:00', '22:00'] } as const

export const TURMAS: TurmaDaDemo[] = [
  {
    ...{ curso: 2, descricao: 'NR-35 – março de 2026', instrutor: 'Renato Sampaio', instituicao: 'Escola Alto Seguro' },
    ...{ dataPrevIni: '2026-03-16', dias: 2, turno: 'M', custo: 3200, gente: 9, realizada: true },
  },
  {
    ...{ curso: 7, descricao: 'Liderança – 1º semestre de 2026', instrutor: 'Cláudia Meireles' },
    ...{ instituicao: 'Instituto Liderar', dataPrevIni: '2026-05-18', dias: 3, turno: 'D' },
    ...{ custo: 9800, gente: 8, realizada: true },
  },
  {
    ...{ curso: 3, descricao: 'Boas práticas – outubro de 2026', instrutor: 'Sônia Prado', instituicao: 'Interna' },
    ...{ dataPrevIni: '2026-10-19', dias: 3, turno: 'T', custo: 1500, gente: 10, realizada: true },
  },
  {
    ...{ curso: 6, descricao: 'Comunicação não violenta – dezembro de 2026', instrutor: 'Paula Antunes' },
    ...{
      instituicao: 'Interna',
      dataPrevIni: '2026-12-07',
      dias: 2,
      turno: 'M',
      custo: 800,
      gente: 7,
      realizada: false,
    },
  },
  {
    ...{ curso: 8, descricao: 'Brigada de incêndio – janeiro de 2027', instrutor: 'Marcos Teles' },
    ...{ instituicao: 'Bombeiros Civis do Vale', dataPrevIni: '2027-01-18', dias: 2, turno: 'D' },
    ...{ custo: 4100, gente: 6, realizada: false },
  },
]

/** Adds turmas with days, expenses and participants; talentos with a login do not take part, so that demo users get no extra questionnaires. */
export function addTurmas(demo: Collection, company: CompanyId, cursos: Ref[], talentos: Talento[]): Turma[] {
  const tipos = demo.addFile('desenvolvimento/tipo-despesa', company).map(refOf)
  const agora = new Random(`turmas ${company}`)
  const antes = new Random(`turmas passadas ${company}`)
  const semUsuario = talentos.filter(({ registro: { usuario } }) => usuario === undefined)
  const possiveis = semUsuario.filter(({ registro: { situacao, contato } }) => situacao === 'A' && contato?.email)
  const turmas = TURMAS.map((linha) => addTurma(linha, agora, possiveis))
  for (const linha of turmasPassadas(company)) addTurma(linha, antes, deEntao(semUsuario, linha))
  return turmas

  function addTurma(linha: TurmaDaDemo, random: Random, podem: Talento[]): Turma {
    const { curso, dias, turno, gente: quantos, custo, ...dito } = linha
    const dataPrevFim = addDays(linha.dataPrevIni, dias - 1)
    const [horaIni, horaFim] = HORARIOS[turno]
    const turma = demo.add('desenvolvimento/turma', company, {
      ...{
        ...dito,
        ...(custo > 0 && { custo }),
        dataPrevFim,
        horario: `${horaIni} às ${horaFim}`,
        qtdParticipantesPrevistos: quantos + 2,
      },
      curso: { id: cursos[curso]?.id },
    })
    for (let n = 0; n < dias; n++)
      demo.add('desenvolvimento/dia-turma', company, {
        ...{ turma: refOf(turma), dia: addDays(linha.dataPrevIni, n), turno, horaIni, horaFim },
        descricao: `${n + 1}º encontro`,
      })
    addDespesas(demo, company, tipos, { ...linha, turma })
    const gente = random.sample(podem, quantos)
    for (const talento of gente)
      demo.add('desenvolvimento/colaborador-turma', company, participacao(random, turma, talento, linha.realizada))
    return { turma: refOf(turma), gente }
  }
}

/** Talentos employed when a turma was held. */
const deEntao = (talentos: Talento[], { dataPrevIni, dias }: TurmaDaDemo): Talento[] =>
  talentos.filter(({ registro: { situacao, dataAdmissao = '', dataDesligamento } }) => {
    const esteve = situacao === 'A' || situacao === 'D'
    return esteve && dataAdmissao <= dataPrevIni && (dataDesligamento ?? '9') > addDays(dataPrevIni, dias)
  })

function participacao(
  random: Random,
  turma: Ref,
  talento: Talento,
  realizada: boolean,
): Demo<'desenvolvimento/colaborador-turma'> {
  const base = { turma: refOf(turma), colaborador: refOf(talento), prioridadeTreinamento: random.pick(PRIORIDADES) }
  if (!realizada) return { ...base, aprovado: false }
  const nota = random.int(50, 100) / 10
  if (nota >= 6) return { ...base, aprovado: true, nota }
  return { ...base, aprovado: false, nota, motivoReprovacao: 'Nota abaixo da mínima' }
}

const PRIORIDADES = ['A', 'M', 'B'] as const
