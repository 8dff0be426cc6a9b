import {
  foiRespondida,
  limitesDe,
  NOTA,
  type Opcao,
  type Respondida,
  temOpcoes,
} from '#schemas/runtime/questionario/pergunta.ts'
import { questionarioTexts as t } from './textos.ts'

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })

/** '75,63' */
export const decimalText = (value: number): string => number.format(value)

interface LidaProps {
  item: Respondida
  /** shows the weight of each option, too */
  pesos?: boolean
  /** suggested answer of a text question */
  sugerida?: string
}

/** An answer, read-only. */
export function Lida({ item, pesos, sugerida }: LidaProps) {
  const { pergunta, resposta } = item
  const { tipo, opcoes = [], pedeComentario } = pergunta
  const { nota, texto, comentario, opcoes: marcadas = [] } = resposta
  return (
    <>
      {temOpcoes(tipo) ? (
        <ul className="q-marcadas">
          {opcoes.map((opcao) => (
            <Marcada key={opcao.id} opcao={opcao} sim={marcadas.includes(opcao.id)} pesos={pesos} />
          ))}
        </ul>
      ) : (
        <p className={foiRespondida(item) ? 'q-escrito' : 'q-dica'}>
          {!foiRespondida(item)
            ? t.notAnswered
            : tipo === NOTA
              ? t.markText(decimalText(nota ?? 0), limitesDe(pergunta)[1])
              : texto}
        </p>
      )}
      {comentario && <Citada titulo={pedeComentario ?? t.comment} texto={comentario} />}
      {sugerida && <Citada titulo={t.suggested} texto={sugerida} />}
    </>
  )
}

function Marcada({ opcao: { texto, peso = 0 }, sim, pesos }: { opcao: Opcao; sim: boolean; pesos?: boolean }) {
  return (
    <li className={sim ? 'q-sim' : undefined}>
      <svg
        viewBox="0 0 24 24"
        role={sim ? 'img' : undefined}
        aria-label={sim ? t.marked : undefined}
        aria-hidden={!sim}
      >
        <path d={sim ? 'M4 4h16v16H4zM8 12l3 3 5-6' : 'M4 4h16v16H4z'} />
      </svg>
      <span>{texto}</span>
      {pesos && <small>{t.weight(peso)}</small>}
    </li>
  )
}

function Citada({ titulo, texto }: { titulo: string; texto: string }) {
  return (
    <div className="q-citada">
      <small>{titulo}</small>
      <p className="q-escrito">{texto}</p>
    </div>
  )
}
