import { MULTIPLA } from '#schemas/runtime/questionario/pergunta.ts'
import { Limpar } from './Limpar.tsx'
import type { ParteProps } from './parte.ts'
import { questionarioTexts as t } from './textos.ts'
import { useDigitos } from './useDigitos.ts'

/** Options of a single or multiple choice; a digit chooses the option at that position. */
export function Opcoes({ pergunta, resposta, onChange, name }: ParteProps) {
  const { tipo, opcoes = [] } = pergunta
  const { opcoes: marcadas = [] } = resposta
  const varias = tipo === MULTIPLA
  const choose = (id: number) => {
    const rest = marcadas.filter((one) => one !== id)
    onChange({ ...resposta, opcoes: varias ? (rest.length < marcadas.length ? rest : [...rest, id]) : [id] })
  }
  const digita = useDigitos(
    opcoes.map((_, i) => i + 1),
    (place) => {
      const opcao = opcoes[place - 1]
      if (opcao) choose(opcao.id)
    },
  )
  return (
    <>
      <div className="q-opcoes">
        {varias && <p className="q-dica">{t.several}</p>}
        {opcoes.map(({ id, texto }) => (
          <label key={id} className="q-opcao">
            <input
              type={varias ? 'checkbox' : 'radio'}
              name={name}
              checked={marcadas.includes(id)}
              onKeyDown={digita}
              onChange={() => choose(id)}
            />
            <span>{texto}</span>
          </label>
        ))}
      </div>
      {!varias && (
        <Limpar pergunta={pergunta} ha={marcadas.length > 0} onClear={() => onChange({ ...resposta, opcoes: [] })} />
      )}
    </>
  )
}
