/** A stock up to this number of pieces is low, which is shown to buyers and the performer. */
export const lowStock = 3;
