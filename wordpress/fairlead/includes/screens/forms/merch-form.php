<?php
/**
 * The form of a shop item.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * The sections of the form, in their order.
 */
function merch_form(): array {
	$sections = array(
		'item'     => array( __( 'Price and photos', 'fairlead' ), array( 'meta.price', 'excerpt', 'photos', 'types' ) ),
		'stock'    => array( __( 'Stock', 'fairlead' ), array( 'meta.variants', 'meta.back_on', 'meta.size_guide' ) ),
		'sending'  => array( __( 'Sending', 'fairlead' ), array( 'meta.needs_delivery', 'meta.weight_g', 'meta.dispatch', 'meta.returnable' ) ),
		'personal' => array( __( 'Personalisation', 'fairlead' ), array( 'meta.personalisation' ) ),
		'vat'      => array( __( 'VAT', 'fairlead' ), array( 'meta.vat_rate' ) ),
		'customs'  => array( __( 'Customs', 'fairlead' ), array( 'meta.tariff_code', 'meta.made_in' ) ),
		'safety'   => array( __( 'Product safety', 'fairlead' ), array( 'meta.safety' ) ),
	);
	$fields   = merch_fields();
	$form     = array();
	foreach ( $sections as $key => list( $title, $paths ) ) {
		$form[ $key ] = array(
			'title'  => $title,
			'fields' => array_merge( array_flip( $paths ), array_intersect_key( $fields, array_flip( $paths ) ) ),
		);
	}
	return $form;
}

/**
 * What is sold, how much of it there is, and how it is sent.
 */
function merch_fields(): array {
	return array(
		'meta.price'           => array(
			'label'  => __( 'Price', 'fairlead' ),
			'help'   => __( 'Without a price the item is not on the website.', 'fairlead' ),
			'money'  => true,
			'fields' => array(
				'amount' => array(
					'label' => __( 'Amount', 'fairlead' ),
					'as'    => 'money',
				),
			),
		),
		'excerpt'              => excerpt_about( __( 'On the list, and when the page is shared.', 'fairlead' ) ),
		'photos'               => array(
			'label' => __( 'Photos', 'fairlead' ),
			'help'  => __( 'The first is on the card. Drag to change the order. Click what must stay in view when a photo is cropped.', 'fairlead' ),
		),
		'types'                => array(
			'label' => __( 'Kind', 'fairlead' ),
		),
		'meta.variants'        => array(
			'label'    => __( 'Sizes, colours and stock', 'fairlead' ),
			'help'     => __( 'One row for each that can be ordered. An item without rows is one size, and is not counted.', 'fairlead' ),
			'add'      => __( 'Add a size or colour', 'fairlead' ),
			'one'      => __( 'Variant', 'fairlead' ),
			/* translators: Keep {label}, {counted}, {price} and the lines: what is filled in. */
			'says'     => __( '{label}|: {counted} counted|, {price}', 'fairlead' ),
			'key from' => 'label',
			'of'       => array( 'fields' => variant_fields() ),
		),
		'meta.weight_g'        => array(
			'label' => __( 'Weight with its wrapping', 'fairlead' ),
			'unit'  => __( 'g', 'fairlead' ),
			'help'  => __( 'Decides what delivery costs.', 'fairlead' ),
		),
		'meta.needs_delivery'  => array(
			'label'   => __( 'Has to be sent', 'fairlead' ),
			'help'    => __( 'Untick it for gifts that feed a dog: nothing is posted, a card goes by email, and the price is a donation.', 'fairlead' ),
			'as'      => 'tick',
			'default' => true,
		),
		'meta.returnable'      => array(
			'label'   => __( 'Can be sent back', 'fairlead' ),
			'help'    => __( 'Personalised items never can, unless something is wrong with them.', 'fairlead' ),
			'as'      => 'tick',
			'default' => true,
		),
		'meta.personalisation' => array(
			'label'  => __( 'What the buyer may write', 'fairlead' ),
			'help'   => __( 'Such as the name on a tag. Leave it empty for items without.', 'fairlead' ),
			'fields' => array(
				'label'      => array(
					'label'       => __( 'Question to the buyer', 'fairlead' ),
					'placeholder' => __( 'Name on the tag', 'fairlead' ),
				),
				'max_length' => array(
					'label' => __( 'At most', 'fairlead' ),
					'unit'  => __( 'letters', 'fairlead' ),
				),
				'pattern'    => array(
					'label'   => __( 'Which characters', 'fairlead' ),
					'choices' => array(
						''              => __( 'Any text', 'fairlead' ),
						'[A-Za-z0-9 .,&\'’+\/\-]*' => __( 'Letters, figures and common signs', 'fairlead' ),
						'[A-Za-z0-9 ]+' => __( 'Letters, figures and spaces', 'fairlead' ),
						'[A-Z0-9 ]+'    => __( 'Capitals, figures and spaces', 'fairlead' ),
						'[0-9]+'        => __( 'Figures', 'fairlead' ),
					),
				),
			),
		),
		'meta.back_on'         => array(
			'label' => __( 'Back in stock', 'fairlead' ),
			'as'    => 'partial',
			'help'  => __( 'For what is sold out: the page says when to come back.', 'fairlead' ),
		),
		'meta.vat_rate'        => array(
			'label' => __( 'Rate of VAT', 'fairlead' ),
			'unit'  => '%',
			'help'  => __( 'Only if you are registered for VAT. The price includes it.', 'fairlead' ),
		),
		'meta.tariff_code'     => array(
			'label'       => __( 'Tariff code', 'fairlead' ),
			'placeholder' => '691200',
			'help'        => __( 'For parcels abroad: 6 to 10 digits, found at gov.uk/trade-tariff. Without it, whoever packs the parcel is asked to fill it in.', 'fairlead' ),
		),
		'meta.made_in'         => array(
			'label'       => __( 'Made in', 'fairlead' ),
			'placeholder' => 'GB',
			'help'        => __( 'The country as two letters, such as GB or PT.', 'fairlead' ),
		),
		'meta.safety'          => array(
			'label' => __( 'Who makes it, and warnings', 'fairlead' ),
			'help'  => __( 'For what you sell to Northern Ireland and the EU: the maker’s name, postal and email address, someone in the EU who answers for it, and warnings. Leave it empty to show what the options of the shop say.', 'fairlead' ),
		),
		'meta.size_guide'      => array(
			'label' => __( 'Size guide', 'fairlead' ),
		),
		'meta.dispatch'        => array(
			'label'       => __( 'When it is sent', 'fairlead' ),
			'placeholder' => __( 'Posted within 3 working days', 'fairlead' ),
			'long'        => true,
		),
	);
}

/**
 * What a variant consists of. Its key is made from its label once.
 */
function variant_fields(): array {
	return array(
		'label'      => array(
			'label'       => __( 'Name', 'fairlead' ),
			'placeholder' => __( 'Medium, green', 'fairlead' ),
		),
		'counted'    => array(
			'label' => __( 'Counted on the shelf', 'fairlead' ),
			'help'  => __( 'Leave it empty if you do not count this one. After a recount write the new number, with everything that has not been posted, packed or not: what is ordered of it is taken off by itself.', 'fairlead' ),
		),
		'counted_at' => array(
			'label' => __( 'Counted again today, with the same number', 'fairlead' ),
			'as'    => 'counted again',
		),
		'price'      => array(
			'label' => __( 'Price, if it differs', 'fairlead' ),
			'as'    => 'money',
		),
	);
}
