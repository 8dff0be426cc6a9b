import { sizeText } from '#schemas/runtime/files/rules.ts'
import { type Envio, MAIOR_DESCRICAO } from '../hooks/useEnvios.ts'
import { Icon } from './Icon.tsx'

interface EnvioLinhaProps {
  envio: Envio
  ocupado: boolean
  muda(key: number, change: Partial<Envio>): void
  tira(key: number): void
  envia(envio: Envio): void
}

/** A chosen file: upload progress, description and date, and a retry where the upload failed. */
export function EnvioLinha({ envio, ocupado, muda, tira, envia }: EnvioLinhaProps) {
  const { key, file, parte, arquivo, problema, recusado, erros = {}, descricao, data } = envio
  const whole = erros[''] ?? erros.documento
  return (
    <li className="envio">
      <div className="envio-topo">
        <div className="envio-nome">
          <strong>{file.name}</strong>
          <span className="nota">
            {sizeText(file.size)}
            {arquivo && (
              <>
                {' '}
                <span className="selo certo">
                  <Icon name="certo" /> Enviado
                </span>
              </>
            )}
          </span>
        </div>
        <button
          type="button"
          className="janela-fechar"
          disabled={ocupado}
          aria-label={`Tirar ${file.name}`}
          onClick={() => tira(key)}
        >
          <Icon name="fechar" />
        </button>
      </div>
      {!arquivo && !problema && <progress aria-label={`Envio de ${file.name}`} max={1} value={parte} />}
      {problema && (
        <p className="campo-erro" role="alert">
          {problema}
        </p>
      )}
      {problema && !recusado && (
        <button
          type="button"
          className="botao leve"
          onClick={() => envia(envio)}
          aria-label={`Enviar de novo ${file.name}`}
        >
          Enviar de novo
        </button>
      )}
      {!recusado && (
        <div className="envio-campos">
          <div className={erros.descricao ? 'campo com-erro' : 'campo'}>
            <label htmlFor={`descricao-${key}`}>Descrição *</label>
            <input
              id={`descricao-${key}`}
              value={descricao}
              maxLength={MAIOR_DESCRICAO}
              required
              aria-invalid={erros.descricao !== undefined}
              aria-describedby={erros.descricao ? `erro-descricao-${key}` : undefined}
              onChange={({ target }) => muda(key, { descricao: target.value, erros: undefined })}
            />
            {erros.descricao && (
              <p id={`erro-descricao-${key}`} className="campo-erro">
                {erros.descricao}
              </p>
            )}
          </div>
          <div className={erros.data ? 'campo com-erro' : 'campo'}>
            <label htmlFor={`data-${key}`}>Data</label>
            <input
              id={`data-${key}`}
              type="date"
              value={data}
              aria-invalid={erros.data !== undefined}
              aria-describedby={erros.data ? `erro-data-${key}` : undefined}
              onChange={({ target }) => muda(key, { data: target.value, erros: undefined })}
            />
            {erros.data && (
              <p id={`erro-data-${key}`} className="campo-erro">
                {erros.data}
              </p>
            )}
          </div>
        </div>
      )}
      {whole && (
        <p className="campo-erro" role="alert">
          {whole}
        </p>
      )}
    </li>
  )
}
