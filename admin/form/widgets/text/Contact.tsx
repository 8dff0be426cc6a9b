import type { WidgetProps } from '../widget.ts'
import { TextLike } from './Text.tsx'

/** E-mail address, with the e-mail keyboard on touch devices. */
export function Email(props: WidgetProps) {
  return (
    <TextLike {...props} input={{ type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false }} />
  )
}

/** Web address. */
export function Url(props: WidgetProps) {
  return <TextLike {...props} input={{ type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false }} />
}
