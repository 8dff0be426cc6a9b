import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To
  replace?: boolean
}

/**
 * A link inside the product. react-router's own renews its ref at every render, which sends a MUI Tooltip around it into an endless loop.
 */
export const AppLink = forwardRef<HTMLAnchorElement, Props>(function AppLink(
  { to, replace, onClick, target, ...props },
  ref,
) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, target })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a ref={ref} href={href} target={target} onClick={click} {...props} />
})
