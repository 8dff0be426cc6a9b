import type { Screen } from './screen.ts'

/** Every bespoke screen, one line each; its files stand in admin/screens/<group>/<screen>/. */
export const screens: Screen[] = []
