import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'
import { intentOf } from './intent.ts'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To
  replace?: boolean
}

/** Internal link. react-router's own Link renews its ref on every render, which sends a surrounding MUI Tooltip into an endless loop. */
export const AppLink = forwardRef<HTMLAnchorElement, Props>(function AppLink(
  { to, replace, onClick, onPointerEnter, onPointerLeave, onFocus, target, ...props },
  ref,
) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, target })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  const hints = intentOf<HTMLAnchorElement>(href, { onPointerEnter, onPointerLeave, onFocus })
  return <a ref={ref} href={href} target={target} onClick={click} {...hints} {...props} />
})
