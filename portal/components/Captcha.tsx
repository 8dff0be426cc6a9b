import type { Captcha as State } from '../hooks/useCaptcha.ts'
import { Icon } from './Icon.tsx'

/** Checkbox that starts the proof of work. */
export function Captcha({ captcha, error }: { captcha: State; error?: string }) {
  const { state, failure, start, reset } = captcha
  const wrong = failure ?? error
  return (
    <div className={wrong ? 'captcha com-erro' : 'captcha'}>
      <label>
        <input
          type="checkbox"
          name="recaptcha"
          checked={state !== 'open'}
          aria-invalid={wrong !== undefined}
          aria-describedby="captcha-estado"
          onChange={({ target }) => (target.checked ? start() : reset())}
        />
        Não sou um robô
      </label>
      <p id="captcha-estado" role="status" className={wrong ? 'campo-erro' : 'campo-ajuda'}>
        {wrong ??
          (state === 'working' ? (
            'Verificando…'
          ) : state === 'done' ? (
            <>
              <Icon name="certo" /> Verificado
            </>
          ) : null)}
      </p>
    </div>
  )
}
