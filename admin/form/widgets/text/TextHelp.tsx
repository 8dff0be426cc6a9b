import Link from '@mui/material/Link'
import { useOptionalScope } from '../../state/scope.ts'
import { useHelperOf } from '../../state/text-targets.ts'
import type { WidgetProps } from '../widget.ts'

/** Link to the writing assistant, shown while the text has the focus. Not for entities with `assistant: never` (health data). */
export function TextHelp({ widget: { id, disabled } }: { widget: WidgetProps }) {
  const helper = useHelperOf(id)
  const scope = useOptionalScope()
  if (!helper || disabled || scope?.model.entity.assistant === 'never') return null
  return (
    <Link
      component="button"
      type="button"
      aria-label={`${helper.title}: sugerir um texto`}
      onClick={() => helper.help(id)}
      sx={{ mr: 1.5, font: 'inherit', verticalAlign: 'baseline' }}
    >
      {helper.title}
    </Link>
  )
}
