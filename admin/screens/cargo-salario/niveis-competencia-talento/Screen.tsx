import { Levels } from './Levels.tsx'

/** The levels a talent has. */
export default function Screen() {
  return <Levels kind="edit" />
}
