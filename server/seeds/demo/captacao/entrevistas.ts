import { type Collection, type Ref, refOf } from '../collection.ts'
import { addDays, HOJE, workdayOf } from '../days.ts'
import { AURORA, type CompanyId } from '../empresas.ts'
import { Random } from '../random.ts'
import { usuarios } from '../usuarios.ts'
import type { Participante } from './processo.ts'

/** Indexes of the interview steps: with RH, with the gestor. */
const RH = 1
const GESTOR = 4
const QUANTAS = 20
/** The first ones in lists have an interview in the past, whatever their state. */
const PRIMEIROS = 5
/** Days before HOJE of the first interview; one every other day, so that the last ones are upcoming. */
const ANTES = 12

const criterios = ['Comunicação', 'Motivação para a vaga', 'Postura profissional']

/** Adds an interview for the first candidato of each solicitacao in an interview step, at distinct times. */
export function addEntrevistas(
  demo: Collection,
  company: CompanyId,
  etapas: Ref[],
  participantes: Participante[],
): void {
  const random = new Random(`entrevistas ${company}`)
  const equipe = company === AURORA ? [usuarios.rh, usuarios.gestor] : [usuarios.rh2]
  const primeiros = participantes.slice(0, PRIMEIROS)
  const chamados = participantes
    .filter(({ ativo, etapa }) => ativo && (etapa.id === etapas[RH]?.id || etapa.id === etapas[GESTOR]?.id))
    .filter(({ solicitacao }, index, all) => all.findIndex((one) => one.solicitacao === solicitacao) === index)
    .filter((one) => !primeiros.includes(one))
    .slice(0, QUANTAS)
  for (const [index, { candidatura, candidato, etapa, ate }] of [...primeiros, ...chamados].entries()) {
    const dia = workdayOf(index < PRIMEIROS ? ate : addDays(HOJE, (index - PRIMEIROS) * 2 - ANTES))
    const passada = dia < HOJE
    const situacao = !passada ? 'M' : index % 5 === 3 ? 'N' : 'R'
    const entrevistadores = etapa.id === etapas[GESTOR]?.id ? equipe : equipe.slice(0, 1)
    demo.add('captacao/entrevista', company, {
      candidatura: refOf(candidatura),
      candidato: refOf(candidato),
      inicio: `${dia}T${12 + (index % 6)}:00:00.000Z`,
      duracao: random.pick([30, 45, 60]),
      ...(index % 3 === 2
        ? { local: 'Por vídeo', link: `https://meet.example/entrevista-${company}-${index + 1}` }
        : { local: random.pick(['Sala de reuniões, 2º andar', 'Recursos Humanos, térreo']) }),
      entrevistadores: entrevistadores.map((id) => ({ id })),
      situacao,
      sequencia: 0,
      ...(situacao === 'R'
        ? {
            notas: entrevistadores.flatMap((id) =>
              criterios.map((criterio) => ({ usuario: { id }, criterio, nota: random.int(2, 5) })),
            ),
          }
        : {}),
    })
  }
}
