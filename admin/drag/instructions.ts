import { createContext } from 'react'

/** Id of the text that says how things of the area are moved by keyboard. */
export const InstructionsContext = createContext<string | undefined>(undefined)
