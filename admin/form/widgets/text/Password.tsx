import { useOptionalScope } from '../../state/scope.ts'
import type { WidgetProps } from '../widget.ts'
import { TextLike } from './Text.tsx'
import { usePasswordEye } from './usePasswordEye.tsx'

/** A secret: the server never sends it, so the box starts empty; can be revealed while typing. */
export function Password(props: WidgetProps) {
  const { type, eye } = usePasswordEye()
  const stored = useOptionalScope()?.model.stored === true
  return (
    <TextLike
      {...props}
      input={{ type, autoComplete: 'new-password', spellCheck: false }}
      more={stored ? { placeholder: UNCHANGED } : undefined}
      adornment={{ endAdornment: eye }}
    />
  )
}

const UNCHANGED = 'Em branco, a atual é mantida'
