import { createContext } from 'react'

/** Id of the text with the keyboard instructions. */
export const InstructionsContext = createContext<string | undefined>(undefined)
