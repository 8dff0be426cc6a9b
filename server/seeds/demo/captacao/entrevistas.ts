import { type Collection, type Ref, refOf } from '../collection.ts'
import { addDays, HOJE, workdayOf } from '../days.ts'
import { AURORA, type CompanyId } from '../empresas.ts'
import { Random } from '../random.ts'
import { usuarios } from '../usuarios.ts'
import type { Participante } from './processo.ts'

/** Places of the demo's steps that are interviews: with Recursos Humanos, with the manager. */
const RH = 1
const GESTOR = 4
const QUANTAS = 20
/** Whoever a list shows first has been interviewed, whatever became of him. */
const PRIMEIROS = 5
/** Days before the demo's last one on which the first of them was; one every other day, so the last ones are still to come. */
const ANTES = 12

const criterios = ['Comunicação', 'Motivação para a vaga', 'Postura profissional']

/** Of each request the first who stands in a step that is an interview, each at an hour of its own. */
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
