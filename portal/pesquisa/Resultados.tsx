import type { AskedQuestion, QuestionFigures, ToldResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { useTitulo } from './Aviso.tsx'

const numero = (n: number) => n.toLocaleString('pt-BR', { maximumFractionDigits: 1 })
const respostas = (n: number) => (n === 1 ? '1 resposta' : `${n.toLocaleString('pt-BR')} respostas`)

/** Published results of a survey: totals only, and none below the minimum of answers. */
export function Resultados({ resultados }: { resultados: ToldResults }) {
  const { titulo, perguntas, celulas, comentarios, minimo = 0 } = resultados
  const heading = useTitulo(titulo)
  const todos = celulas[0]
  const figuras = new Map(todos?.perguntas.map((each) => [each.pergunta, each]))
  return (
    <article className="folha">
      <h1 ref={heading} tabIndex={-1}>
        {titulo}
      </h1>
      {todos?.n === undefined ? (
        <p className="descricao">{todos?.oculta ?? `Menos de ${minimo} respostas: não há resultados a mostrar.`}</p>
      ) : (
        <>
          <p className="descricao">
            {respostas(todos.n)}. Nada se mostra de menos de {minimo}.
          </p>
          {perguntas
            .filter(({ tipo }) => tipo !== 3)
            .map((pergunta) => (
              <Pergunta key={pergunta.id} pergunta={pergunta} figuras={figuras.get(pergunta.id)} />
            ))}
        </>
      )}
      {comentarios.length > 0 && (
        <section>
          <h2>Comentários</h2>
          <ul className="comentarios">
            {comentarios.map(({ id, pergunta, texto }) => (
              <li key={id}>
                {pergunta && <small>{pergunta}</small>}
                <p>{texto}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}

function Pergunta({ pergunta, figuras }: { pergunta: AskedQuestion; figuras?: QuestionFigures }) {
  const { texto } = pergunta
  if (figuras?.n === undefined)
    return (
      <section className="resultado">
        <h2>{texto}</h2>
        <p className="nota">{figuras?.oculta ?? 'Nada a mostrar desta pergunta.'}</p>
      </section>
    )
  const { n, media, nps, partes = {} } = figuras
  const ditas = [
    respostas(n),
    ...(media === undefined ? [] : [`média ${numero(media)}`]),
    ...(nps === undefined ? [] : [`NPS ${numero(nps)}`]),
  ]
  return (
    <section className="resultado">
      <h2>{texto}</h2>
      <p className="nota">{ditas.join(' · ')}</p>
      <ul>
        {possiveis(pergunta).map(({ chave, titulo }) => (
          <li key={chave}>
            <span>{titulo}</span>
            <span className="barra" aria-hidden="true">
              <span style={{ width: `${partes[chave] ?? 0}%` }} />
            </span>
            <span>{numero(partes[chave] ?? 0)}%</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The possible answers of a question, in order. */
function possiveis({ tipo, opcoes = [], notaMinima = 0, notaMaxima = 10 }: AskedQuestion) {
  if (tipo !== 4) return opcoes.map(({ id, texto }) => ({ chave: String(id), titulo: texto }))
  return Array.from({ length: notaMaxima - notaMinima + 1 }, (_, i) => {
    const nota = String(notaMinima + i)
    return { chave: nota, titulo: nota }
  })
}
