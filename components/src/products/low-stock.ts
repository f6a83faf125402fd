/** A stock up to this number of pieces is low, which buyers and the performer are told. */
export const lowStock = 3;
