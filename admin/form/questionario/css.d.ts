/** CSS files imported by modules. */
declare module '*.css' {}
