import Button from '@mui/material/Button'
import { useScope, useStore } from '../state/scope.ts'
import { hiddenTabs, shownTabs } from './shown-tabs.ts'

interface Props {
  saving: boolean
  submitLabel: string
}

/** Next (only once the current step is valid) and back (always). The last step saves. */
export function StepButtons({ saving, submitLabel }: Props) {
  const { model, store, checkTab, steps } = useScope()
  const tab = useStore(store, (s) => s.tab)
  const hidden = useStore(store, (s) => hiddenTabs(model, s))
  const { shown, active } = shownTabs(model, hidden, tab)
  const at = active ? shown.indexOf(active) : 0
  const show = (step: number) => {
    const next = shown[step]
    if (next) store.showTab(model.tabs.indexOf(next))
  }
  const last = at >= shown.length - 1
  const back = at > 0 ? () => show(at - 1) : steps?.onBack
  return (
    <>
      {back && (
        <Button size="large" color="inherit" onClick={back}>
          Voltar
        </Button>
      )}
      <Button
        key={last ? 'fim' : 'continua'}
        type={last ? 'submit' : 'button'}
        size="large"
        variant="contained"
        loading={saving}
        className="prumo-step-next"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (!last && active && checkTab(model.tabs.indexOf(active))) show(at + 1)
        }}
      >
        {last ? submitLabel : 'Continuar'}
      </Button>
    </>
  )
}
