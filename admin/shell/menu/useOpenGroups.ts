import { useEffect, useRef, useState } from 'react'

interface OpenGroups {
  isOpen(group: string): boolean
  toggle(group: string, open: boolean): void
}

/** State of expanded groups (spec 1 §4): on large screens a click collapses the others, on small ones it only toggles its own. The group of the current page expands by itself. */
export function useOpenGroups(here: string | undefined, mobile: boolean, wanted = here): OpenGroups {
  const [opened, setOpened] = useState<string[]>(wanted === undefined ? [] : [wanted])
  const shown = useRef(here)
  useEffect(() => {
    if (here === shown.current) return
    shown.current = here
    if (here !== undefined) setOpened((groups) => (groups.includes(here) ? groups : [here]))
  }, [here])
  return {
    isOpen: (group) => opened.includes(group),
    toggle(group, open) {
      setOpened((groups) => {
        const others = mobile ? groups.filter((each) => each !== group) : []
        return open ? [...others, group] : others
      })
    },
  }
}
