import { Levels } from './Levels.tsx'

/** New levels of a talent. */
export default function NewScreen() {
  return <Levels kind="new" />
}
