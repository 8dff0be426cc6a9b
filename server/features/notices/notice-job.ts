/** The job that tells at once what was noted. */
export const NOTICE_JOB = 'avisos-automaticos'
