import type { RecordData } from '#schemas/runtime/model.ts'
import { completudeDe } from './completude.ts'
import type { Definicao } from './definicao.ts'

interface Props {
  definicao: Definicao
  /** as stored on the server */
  record: RecordData
  /** shows the field at a path */
  onShow(campo: string): void
}

/** Filled and empty parts of the registration: none of them is asked for when registering. */
export function Completude({ definicao, record, onShow }: Props) {
  const { partes, preenchidas, faltam } = completudeDe(definicao, record)
  const texto = `${preenchidas} de ${partes} partes preenchidas`
  return (
    <section className="completude" aria-labelledby="completude-texto">
      <p id="completude-texto">{faltam.length > 0 ? texto : 'O seu cadastro está completo.'}</p>
      <progress value={preenchidas} max={partes} aria-label={texto} />
      {faltam.length > 0 && (
        <>
          <p className="nota">Quem conta mais de si é encontrado em mais vagas. Se quiser, complete:</p>
          <ul aria-label="O que falta">
            {faltam.map(({ titulo, campo }) => (
              <li key={campo}>
                <button type="button" className="botao leve" onClick={() => onShow(campo)}>
                  {titulo}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
