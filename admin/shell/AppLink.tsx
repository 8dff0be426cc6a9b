import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'
import { intentOf } from './intent.ts'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To
  replace?: boolean
}

/**
 * A link inside the product. react-router's own renews its ref at every render, which sends a MUI Tooltip around it into an endless loop.
 */
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
