import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'

export type Paper = () => Promise<ReactNode>

/** The charts of a panel, by id, each with what of it goes on paper. */
export type Papers = Map<string, Paper>

export const PanelContext = createContext<Papers | undefined>(undefined)

/** Makes a chart known to the panel it stands in, which prints all of them at once. */
export function usePanel(id: string, paper: Paper): void {
  const papers = useContext(PanelContext)
  const latest = useRef(paper)
  latest.current = paper
  useEffect(() => {
    papers?.set(id, () => latest.current())
    return () => {
      papers?.delete(id)
    }
  }, [papers, id])
}
