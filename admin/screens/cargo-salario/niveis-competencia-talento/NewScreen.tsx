import { Levels } from './Levels.tsx'

/** Levels of a talent from a new day on. */
export default function NewScreen() {
  return <Levels kind="new" />
}
