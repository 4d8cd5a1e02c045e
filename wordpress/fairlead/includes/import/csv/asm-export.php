<?php
/**
 * The export of Animal Shelter Manager 3 ("Export animals as CSV"). It has several rows for an animal: one about the animal, and one each
 * for its photos, vaccinations, tests and medicines.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/** What becomes of its columns; "" is left out unless someone chooses where it goes. Those that are not here are never kept. */
const ASM_COLUMNS = array(
	'ANIMALCODE'                 => 'meta.ref',
	'ANIMALNAME'                 => 'title',
	'STATUS'                     => 'meta.status',
	'ANIMALSEX'                  => 'meta.sex',
	'ANIMALBREED1'               => 'breeds',
	'ANIMALBREED2'               => 'breeds',
	'ANIMALDOB'                  => 'meta.birth_date',
	'ANIMALWEIGHT'               => 'meta.weight_kg',
	'ANIMALCOLOR'                => 'meta.colour',
	'ANIMALDESCRIPTION'          => 'content',
	'ANIMALENTRYDATE'            => 'meta.listed_on',
	'ANIMALNEUTERED'             => 'meta.neutered',
	'ANIMALMICROCHIP'            => 'meta.microchipped',
	'VACCINATIONGIVENDATE'       => 'meta.vaccinated',
	'ANIMALGOODWITHCATS'         => 'meta.good_with_cats',
	'ANIMALGOODWITHDOGS'         => 'meta.good_with_dogs',
	'ANIMALGOODWITHKIDS'         => 'meta.children.fit',
	'ANIMALGOODWITHKIDS (years)' => 'meta.children.min_age',
	'ANIMALHOUSETRAINED'         => 'meta.training.house',
	'ANIMALIMAGE'                => 'photos',
	'ANIMALLOCATION'             => '',
	'ANIMALHEALTHPROBLEMS'       => '',
	'ANIMALMARKINGS'             => '',
);

/** Kinds of movements that end an animal's stay: adopted, transferred, escaped, reclaimed, stolen, released, to a shop. 2 is fostering. */
const ASM_LEFT = array(
	'1' => 'adopted',
	'3' => 'withdrawn',
	'4' => 'withdrawn',
	'5' => 'withdrawn',
	'6' => 'withdrawn',
	'7' => 'withdrawn',
	'8' => 'withdrawn',
);

/**
 * Whether the columns are those of such an export.
 *
 * @param string[] $columns Their names.
 */
function is_asm_export( array $columns ): bool {
	return ! array_diff( array( 'ANIMALCODE', 'ANIMALNAME', 'ANIMALSPECIES' ), $columns );
}

/**
 * One row for each dog. Names and addresses of people, and notes for staff, are not in it.
 *
 * @param array[] $rows Of the file.
 * @return array[]
 */
function rows_of_asm( array $rows ): array {
	$animals = array();
	foreach ( $rows as $row ) {
		$code = $row['ANIMALCODE'] ?? '';
		if ( '' === $code ) {
			continue;
		}
		$animals[ $code ] = $animals[ $code ] ?? array( 'ANIMALIMAGE' => '' );
		$photos           = trim( $animals[ $code ]['ANIMALIMAGE'] . ' ' . ( $row['ANIMALIMAGE'] ?? '' ) );
		// The first row that says something counts.
		$animals[ $code ]                = array_filter( $animals[ $code ], 'strlen' ) + $row;
		$animals[ $code ]['ANIMALIMAGE'] = $photos;
	}
	$dogs = array();
	foreach ( $animals as $animal ) {
		if ( 'dog' === strtolower( $animal['ANIMALSPECIES'] ?? '' ) ) {
			$dogs[] = dog_of_asm( $animal );
		}
	}
	return $dogs;
}

/**
 * The cells of a dog, in words that an import understands. 0 in a box that nobody ticked says nothing.
 *
 * @param string[] $animal Cells by column.
 */
function dog_of_asm( array $animal ): array {
	$cell = function ( $name ) use ( $animal ) {
		return (string) ( $animal[ $name ] ?? '' );
	};
	$kids = $cell( 'ANIMALGOODWITHKIDS' );
	$own  = array(
		'STATUS'                     => asm_status( $animal ),
		'ANIMALWEIGHT'               => (float) $cell( 'ANIMALWEIGHT' ) > 0 ? $cell( 'ANIMALWEIGHT' ) : '',
		'ANIMALNEUTERED'             => '1' === $cell( 'ANIMALNEUTERED' ) ? 'yes' : '',
		'ANIMALMICROCHIP'            => '' === $cell( 'ANIMALMICROCHIP' ) ? '' : 'yes',
		'VACCINATIONGIVENDATE'       => '' === $cell( 'VACCINATIONGIVENDATE' ) ? '' : 'yes',
		// "Over 5" is a yes from that age on.
		'ANIMALGOODWITHKIDS'         => preg_match( '/\d/', $kids ) ? 'yes' : $kids,
		'ANIMALGOODWITHKIDS (years)' => preg_match( '/\d+/', $kids, $years ) ? $years[0] : '',
		'ANIMALIMAGE'                => $cell( 'ANIMALIMAGE' ),
	);
	$row = array();
	foreach ( array_keys( ASM_COLUMNS ) as $name ) {
		$row[ $name ] = $own[ $name ] ?? $cell( $name );
	}
	return $row;
}

/**
 * The status of a dog; '' for one who is there and not for adoption.
 *
 * @param string[] $animal Cells by column.
 */
function asm_status( array $animal ): string {
	if ( '' !== ( $animal['ANIMALDECEASEDDATE'] ?? '' ) ) {
		return 'died';
	}
	$left = ASM_LEFT[ $animal['MOVEMENTTYPE'] ?? '' ] ?? '';
	if ( '' !== $left ) {
		return $left;
	}
	$is_kept = '1' === ( $animal['ANIMALNOTFORADOPTION'] ?? '' ) || '1' === ( $animal['ANIMALNONSHELTER'] ?? '' );
	return $is_kept ? '' : 'available';
}
