hold 358x182
~ Zd4D nbl_ -wun 5yRw v5pK Qpoy Ctkd MIne yKSx fgyx L1tQ 6X6r A_wD GR0Q -TqT vMTl BnOd vT54 0gW0 9k0O
~ A_wD suIe F546 r0BW zLXg 1O-s Tuio 5yRw
  rrscsss8uvv0*21,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*8,uuu3stt5ssscsssbrssdnnofnoohklmkikkjnoofvvv0*4,vvv2
  vvv0*14,tuu8tuu5uuu5*2,vvv0tuu0*2,vvv0vvv2
  vvv0uuu5vvv0*12,stt8ttu4uuu3tuu5uvv0jmnblopcvvv0vvv2
  vvv0*3,ttu8ttt8sttarrrcttt8rrsbsssasttbsss9rrserrscrsscrrrirss9rssbvvv0ttu0stt0vvv0vvv2
  vvv0*13,uuu4stt8ttt9sttatttavvv0*4,vvv2
  vvv0*14,uuu2ttt5uuu2*2,vvv0*4,vvv2
  vvv0*9,uuu0oppbpqr9oqqcpqqaoppdpqq9qrr9ttt5vvv0*4,vvv2
  vvv0*10,uvv0*7,vvv0*5,uvv2
  uvv1vvv0*20,uvv0uuu0
review 358x159
~ Zd4D nbl_ ezvy 5yRw v5pK Qpoy Ctkd MIne yKSx fgyx L1tQ 6X6r A_wD GR0Q -TqT vMTl BnOd vT54 0gW0 EPmk
~ A_wD 293n F546 gGmS 1O-s Tuio 5yRw
  rssarrsbtuu4uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*15,vvv1uuu1uuu0vvv0*4,uvv2
  vvv0*8,uuu3stt5ssscsssbrssdnoofnooglmmjjllhoppevvv0uuu0*2,vvv0vvv2
  vvv0uuu5vvv0*12,tuu8tuu5uuu5*2,uvv0lop9oqq8vvv0vvv2
  vvv0*6,vvv1vvv0*6,vvv1sst9ttt4uuu3tuu5uvv0rss3prr4vvv0vvv2
  vvv0*3,uuu3sssbsssfsstasssetttarssasssbsssdttt7sssbqrresssbstt8sst7vvv0*4,vvv2
  vvv0*11,uuu1tuu0tuu1tuu3tuu2ttt3uuu0vvv0*4,vvv2
  vvv0*11,ttt2pqq6qrr9rss7pqq9sss4tuu1vvv0*4,vvv2
  vvv1vvv0*21,uvv1
address-needed 358x206
~ Zd4D nbl_ lMaQ 5yRw v5pK Qpoy Ctkd MIne yKSx fgyx L1tQ uRlI A_wD GR0Q -TqT omjZ vT54 0gW0 398S A_wD
~ AgH_ vb51 r0cJ 1O-s Tuio r7N2 LY1l
  qrrbqrrarss7rss8rrsarrs9uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*12,uvv2mnognooeppqfmnnppqq8vvv0uuu0*2,vvv0vvv2
  vvv0uuu5vvv0*12,tttbttt7tuu7uuu6uvv0mppaoqqbvvv0vvv2
  vvv0*14,ttt6uuu3uuu1uuu4uvv0prr4rss3vvv0vvv2
  vvv0*6,vvv1qrristt9sssfsssasst9sttdrssfttt7rssgrsscttt7vvv0*4,vvv2
  vvv0*10,vuu0vts0vsr4vts0vtr3vsr4usq5vut1vvv0*4,vvv2
  vvv0*10,vut0tqn8spn8tqo7spmctqn8urp6vts1vvv0*4,vvv2
  vvv0*9,uvv0*8,vvv0*5,vvv2
  vvv0*8,uvv6uuu2ttt8sstdttu7sstcstt7qrrfssscuvv6vvv0*4,vvv2
  vvv0*8,uuv6rss8rrs5sss5sss9rrrattt3sst5sss8uuv6vvv0*4,vvv2
  vvv1vvv0*8,uuu0*8,vvv0*5,uuu1
partly-used 358x182
~ Zd4D nbl_ vCKf 5yRw v5pK Qpoy Ctkd MIne yKSx fgyx L1tQ CG9- A_wD GR0Q -TqT 3pnq J6Lx vT54 0gW0 gttd
~ A_wD L7U2 rclZ VMAr 1O-s Tuio 5yRw
  qrrbqrrcsss8rrs8tuu1uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*15,vvv1uuu1uuu0vvv0*4,uvv2
  vvv0*8,stt8sttastt8rssgsssdmnofnooglmmjjllhoppevvv0*4,vvv2
  vvv0*14,tuu8tuu5uuu5*2,vvv0stt0ttt0vvv0vvv2
  vvv0uuu5vvv0*10,vvv1vvv0stt8ttu4uuu3tuu5uvv0lop8mpp7vvv0vvv2
  vvv0*3,rsserssbrssesst8ssscttt7rrscttt8rrscstterssbrrsbtttasssa*2,vvv0tuu0*2,vvv0vvv2
  vvv0*15,uuu5sst7ttt6vvv0*4,vvv2
  vvv0*14,uvv0uuu2uvv0uvv1vvv0*4,vvv2
  vvv0*13,sut2nrp9nqoaqtr3sut1vvv0*4,vvv2
  vvv0*13,uvv0uvu0*3,uvv0vvv0*4,uvv2
  uvv1vvv0*20,uvv0uuu0
running-out 358x230
~ Zd4D nbl_ xS1L 5yRw v5pK Qpoy Ctkd MIne yKSx fgyx L1tQ J8Rm A_wD GR0Q -TqT kL1A R8_q vT54 0gW0 049n
~ A_wD TTt8 vb51 tRT0 Sb34 1O-s Tuio r7N2 OyYY
  rsscrrsdrrs8rssatuu3uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*15,vvv1uuu1uuu0vvv0*4,uvv2
  vvv0*6,vvv1rrsbttt9qrrdstt8sss8sssaoppdnooblmmjjllhoppevvv0*4,vvv2
  vvv0*14,tttbttt7tuu7uuu6vvv0stt1tuu0vvv0vvv2
  vvv0uuu5vvv0*12,ttt6uuu3uuu2uuu4uvv0knoflopdvvv0vvv2
  vvv0*4,sst9rssattt9sssasttcrrrcrssdrssctttasss9stt7rrsfrrsattt9vvv0stt1tuu0vvv0vvv2
  vvv0*10,ttt6rssbsst9tuu8sst9sss8sssattt5vvv0*4,vvv2
  vvv0*10,vuu3vuu1vvu0uut2vuu0uut3vvu0*2,vvv0*4,vvv2
  vvv0*10,vts1tqn7soldtpn9tqo7solftqo9vtr3vvv0*4,vvv2
  vvv0*11,vvu0*2,vuu1vvu0vuu1vvu0*2,vvv0*4,vvv2
  vvv0*12,vvv3uvv0*4,uuu4vvv0*4,vvv2
  vvv0*12,uvv6stt7pqqioppdqqrhuvv6vvv0*4,vvv2
  vvv0*12,vvv1uvv0*4,vvv2vvv0*4,uvv2
  uuu0uvv0*22,
unused-draw 358x229
~ Zd4D nbl_ i2gc 5yRw v5pK Qpoy Ctkd MIne yKSx fgyx L1tQ papI A_wD GR0Q -TqT DaB2 vT54 0gW0 cWck A_wD
~ iDxo KBTY GxcJ 1O-s Tuio r7N2 HrhA
  rsscrrs9rss7rrrarss7uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*14,vvv2vvv0*2,vvv1vvv0*4,uvv2
  vvv0*13,lmnfmnnippqgnopdnoogvvv0*4,vvv2
  vvv0*14,tttbttt7ttu7uuu6vvv0tuu0*2,vvv0vvv2
  vvv0uuu5vvv0*8,vvv1vvv0*3,ttt6uuu3uuu1uuu4uvv0knofmop8vvv0vvv2
  vvv0*5,uuu5rrsdttt6sss7sssbsstcsssarssasst9sss9rsscsssbttt9vvv0tuu0*2,vvv0vvv2
  vvv0*9,uvv3stt7ttt6ssscttt7sssasss9sssattt5vvv0*4,vvv2
  vvv0*9,vvv1vvv0vvv1vvu0uut2vvu0vut2vvu0*2,vvv0*4,vvv2
  vvv0*11,vvt0trm8sql7sqmatqmbtqm7utq4vvv0*4,vvv2
  vvv0*12,vvu0*6,vvv0*4,vvv2
  vvv0*11,uvv4uuu0uvv0*4,uuu4vvv0*4,vvv2
  vvv0*11,uvv6pqqeoppapqqjoophqrrduvv6vvv0*4,vvv2
  vvv0*11,vvv2uvv0*5,vvv2vvv0*4,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
granted 358x159
~ Zd4D nbl_ i8zj 5yRw v5pK Qpoy Ctkd MIne yKSx fgyx L1tQ 6X6r A_wD GR0Q -TqT vMTl BnOd vT54 0gW0 CzGT
~ A_wD L7U2 rclZ VMAr 1O-s Tuio 5yRw
  qrr9rssbrrs8uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*15,vvv1uuu1uuu0vvv0*4,uvv2
  vvv0*8,uuu3stt5ssscsssbrssdnoofnooglmmjjllhoppevvv0uuu0*2,vvv0vvv2
  vvv0uuu5vvv0*12,tuu8tuu5uuu5*2,uvv0lop9oqq8vvv0vvv2
  vvv0*14,stt8ttu4uuu3tuu5uvv0rss3prr4vvv0vvv2
  vvv0*11,uuu4rrrerssfstt9sssbttt4sss9vvv0*4,vvv2
  vvv0*13,uvu0sut2tut0*2,tuu1vvv0*4,vvv2
  vvv0*13,sut2orq6nrpaqts3sut0vvv0*4,vvv2
  vvv1vvv0*21,uvv1
granted-with-end 358x182
~ Zd4D nbl_ WHBc 5yRw v5pK Qpoy Ctkd MIne yKSx fgyx L1tQ J8Rm A_wD GR0Q -TqT kL1A R8_q vT54 0gW0 Oxwr
~ A_wD L7U2 rclZ VMAr 1O-s Tuio 5yRw
  qrr9rssbrrs8rsscrss9*2,stt4uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*15,vvv1uuu1uuu0vvv0*4,uvv2
  vvv0*6,vvv1rrsbttt9qrrdstt8sss8sssaoppdnooblmmjjllhoppevvv0*4,vvv2
  vvv0*14,tuu8tuu5uuu5*2,vvv0stt1tuu0vvv0vvv2
  vvv0uuu5vvv0*12,stt8ttu4uuu3tuu5uvv0knoflopdvvv0vvv2
  vvv0*4,sst9rssattt9sssasttcrrrcrssdrssctttasss9stt7rrsfrrsattt9vvv0stt1tuu0vvv0vvv2
  vvv0*9,uvv3stt7ttt6ssscttu7sst9sss8sssattt5vvv0*4,vvv2
  vvv0*9,vvv1vvv0vvv1vvv0tuu3uvu0tuu3uvu0vvv0*5,vvv2
  vvv0*13,sut2nrp9nqoaqtr3sut1vvv0*4,vvv2
  vvv0*14,uvu0*3,vvv0*5,uvv2
  uuu0uvv0*22,
won-without-task 358x159
~ Zd4D nbl_ zylq 5yRw v5pK Qpoy Ctkd MIne yKSx fgyx L1tQ 1WoM A_wD GR0Q -TqT qsFm 2Zdo vT54 0gW0 CzGT
~ A_wD L7U2 rclZ VMAr 1O-s Tuio 5yRw
  rrsbsss9qrrerrsbsss7rrsastt6uvv0*16,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*8,stt9sss8ppqamnoemnngnopfjlljmnnhjklknoofvvv0uuu0*2,vvv0vvv2
  vvv0uuu5vvv0*12,tuu8tuu5uuu5*2,uvv0npq7oqq7vvv0vvv2
  vvv0*14,stt8ttu4uuu3tuu5uvv0qss3rss3vvv0vvv2
  vvv0*11,uuu4rrrerssfstt9sssbttt4sss9vvv0*4,vvv2
  vvv0*13,uvu0sut2tut0*2,tuu1vvv0*4,vvv2
  vvv0*13,sut2orq6nrpaqts3sut0vvv0*4,vvv2
  vvv1vvv0*21,uvv1
on-its-way 358x159
~ Zd4D nbl_ RZlI 5yRw v5pK Qpoy Ctkd MIne yKSx fgyx L1tQ 6X6r A_wD GR0Q -TqT vMTl BnOd vT54 0gW0 RpAI
~ A_wD lyei F546 xeBu 1O-s Tuio 5yRw
  rss9rssasss7rss9uvv0*19,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*8,uuu3stt5ssscsssbrssdnnofnoohklmkikkjnoofvvv0uuu0*2,vvv0vvv2
  vvv0uuu5vvv0*12,tuu8tuu5uuu5*2,uvv0lop9oqq8vvv0vvv2
  vvv0*14,stt8ttu4uuu3tuu5uvv0rss3prr4vvv0vvv2
  vvv0*4,ttt7rssbssscsstb*2,ttt9rssarrsbstt7sttbrrscrssbsstcsss9vvv0*4,vvv2
  vvv0*12,uuu0tuu1tuu3tuu1ttt2uuu0vvv0*4,vvv2
  vvv0*12,rss5pqqaqrr8pqq9rss5tuu2vvv0*4,vvv2
  vvv1vvv0*21,uvv1
delayed 358x182
~ Zd4D nbl_ h1U5 5yRw v5pK Qpoy Ctkd MIne yKSx fgyx L1tQ 1WoM A_wD GR0Q -TqT qsFm 2Zdo vT54 0gW0 ZHAs
~ A_wD BlP2 vb51 tRT0 1O-s Tuio 5yRw
  qrraqrrdrss8uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*16,uuv1uuu1vvv0*4,uvv2
  vvv0*8,stt9sss8ppq9nooemnogoppekllimnohklmioppdvvv0*4,vvv2
  vvv0*14,tuu8tuu5uuu5*2,vvv0tuu0*2,vvv0vvv2
  vvv0uuu5vvv0*12,stt8ttu4uuu3tuu5uvv0knobmppavvv0vvv2
  vvv0*3,vvv3stt7rssdssscqrrcstt8rrsdrss9ttt7ssseqrrcsstdrssdsss8ttt8vvv0tuu0*2,vvv0vvv2
  vvv0*15,ttt8sss7ssscvvv0*4,vvv2
  vvv0*14,vvu0*3,vvv0*5,vvv2
  vvv0*13,usq4tpn8spm9tqo9vtr3vvv0*4,vvv2
  vvv0*13,vvu0vuu0*3,vvu0vvv0*4,uvv2
  uvv1vvv0*20,uvv0uuu0
arrived 358x159
~ Zd4D nbl_ R20z 5yRw v5pK Qpoy Ctkd MIne yKSx fgyx L1tQ 6X6r A_wD GR0Q -TqT vMTl BnOd vT54 0gW0 viW5
~ A_wD L7U2 rclZ VMAr 1O-s Tuio 5yRw
  rss9rrsastt5uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*15,vvv1uuu1uuu0vvv0*4,uvv2
  vvv0*8,uuu3stt5ssscsssbrssdnoofnooglmmjjllhoppevvv0uuu0*2,vvv0vvv2
  vvv0uuu5vvv0*12,tuu8tuu5uuu5*2,uvv0loo9oqq8vvv0vvv2
  vvv0*14,stt8ttu4uuu3tuu5uvv0rss3prr4vvv0vvv2
  vvv0*6,ttt7rssasssb*2,sss8sst9rrrcsss7ttt6sstesstasst9vvv0*4,vvv2
  vvv0*13,uvu0sut2tut0*2,tuu1vvv0*4,vvv2
  vvv0*13,sut2orq6nrpaqts3sut0vvv0*4,vvv2
  vvv1vvv0*21,uvv1
used 358x159
~ Zd4D nbl_ FhWR 5yRw v5pK Qpoy Ctkd MIne yKSx __2Z VSaH dF9G A_wD DqdU n5QD wJU4 R8_q vT54 0gW0 H8XT
~ A_wD tLxG F546 IYUQ 1O-s Tuio 5yRw
  rssbrss7uvv0*21,
  uuu0uvv0*20,uuu0uvv0
  vvv0*15,vvv1vvv0uvv0vvv0*4,uvv2
  vvv0*6,vvv1rrsbttt9qrrdstt8sss8sssaqqrapqq9nopemnndqqrbvvv0uuu0*2,vvv0vvv2
  vvv0uuu5vvv0*12,tttbttt7tuu7uuu6uvv0opq9pqq7vvv0vvv2
  vvv0*14,ttt6uuu3uuu2uuu4uvv0rss3*2,vvv0vvv2
  vvv0*11,uuu4rsserrsettu6stt8sss7tttbvvv0*4,vvv2
  vvv0*12,uuu1uuu0tuu1uuu0*3,vvv0*4,vvv2
  vvv0*12,stt4qrr7qrr6qrr7stt3uuu0vvv0*4,vvv2
  vvv1vvv0*21,uvv1
expired 358x159
~ Zd4D nbl_ fY61 5yRw v5pK Qpoy Ctkd MIne yKSx __2Z VSaH VvEu A_wD DqdU n5QD jG2I J6Lx vT54 0gW0 j_zA
~ A_wD Cvil F546 EFuU 1O-s Tuio 5yRw
  qrrarssbrss7uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*15,vvv1vvv0uvv0vvv0*4,uvv2
  vvv0*8,stt8sttastt8rssgsssdoppcpqqcnopemnndqqrbvvv0uuu0*2,vvv0vvv2
  vvv0uuu5vvv0*12,tttbttt7tuu7uuu6uvv0pqq5qrr4vvv0vvv2
  vvv0*14,ttt6uuu3uuu1uuu4uvv0rss1*2,vvv0vvv2
  vvv0*7,sssesssbsss7ttt9sssbrssbrss9sssbttt6rssasttcvvv0*4,vvv2
  vvv0*10,uuu1uuu0tuu2ttt3tuu0tuu1tuu2uuu0vvv0*4,vvv2
  vvv0*10,stt4qrr6pqq8qrr9oqqcqrr7stt5uuu0vvv0*4,vvv2
  vvv0*22,uuu1
cancelled 358x182
~ Zd4D nbl_ gyaU 5yRw v5pK Qpoy Ctkd MIne yKSx __2Z VSaH OfWc A_wD DqdU n5QD cb8T BnOd vT54 0gW0 Jc3V
~ A_wD w2xY F546 EFuU 1O-s Tuio 5yRw
  rssarss8qrrcstt4uvv0*19,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*8,uuu3stt5ssscsssbrssdopqcppqdnooflmneppqbvvv0*4,vvv2
  vvv0*14,tuu8tuu5uuu5*2,vvv0tuu0*2,vvv0vvv2
  vvv0uuu5vvv0*12,stt8ttu4uuu3tuu5uvv0moo9opp9vvv0vvv2
  vvv0*4,sssbqrrdsttbsssbsstasttbqrrfrsscttt9sst8stt8sss8ttt9sssbvvv0tuu0stt0vvv0vvv2
  vvv0*14,tttattt8sttcttt6vvv0*4,vvv2
  vvv0*14,uuu1*4,vvv0*4,vvv2
  vvv0*10,uvv0oqqepqqaqrr7*2,prr9rss7tuu1vvv0*4,vvv2
  vvv0*11,uvv0*6,vvv0*5,uvv2
  uvv1vvv0*20,uvv0uuu0
ready-several 358x616
~ Zd4D nbl_ PydY 5yRw R54I wwZJ gI87 9J98 dWyN dJ45 A_wD sGkv KwbD 0RLL oenl HVM7 t_ox Qpoy -C2M MLeV
~ HtZ1 5gr4 VzKd A_wD GR0Q -TqT vMTl BnOd m-j7 aWdF 8gaR tpch GqGx gUWq Ladl bCEp MLeV HtZ1 5gr4 VzKd
~ A_wD GR0Q -TqT vMTl BnOd m-j7 aWdF 8gaR rK2y RFKI RUEA YBLN bCEp MLeV HtZ1 5gr4 VzKd A_wD GR0Q -TqT
~ vMTl BnOd m-j7 aWdF 8gaR rK2y RFKI RUEA s73a hecE
  rss9qrrdrss6rss9*2,uvv0*18,
  uut0utr0*20,uur0uvv0
  vto2vuq0*21,vsl6
  vto1vuq0vtq2usp5tsp7vtq3utq5vuq0utq4vtq4vtq1utp4vuq0rqo7pomfutp3oolgsro9qpnaqpn7pom9vtq1vrj4
  vto1sroaqpnctso6tsp7rqnasro8*2,rqnctroasro9usp5vtq1ool9pom5ppm6ppm7sro4onlbppm6*2,vtq0vrj4
  vto1vuq0*15,utq1rqn2rqo2vuq0*3,vrj4
  vto1vuq0*15,utq1iihflljeqpneppmeutp3vrj4
  vto1vuq0*21,vrj4
  vto1vqf1vob0*19,vto0vrj4
  vto1vn81vm50*3,sk43qi4b*2,oh4aph4atk57pi4eul53qi4dsk57tk55ng39vm50*4,vsl1vrj4
  vto1vn81vm50*3,ul51tl52*2,sk52ul52rj47sk53sk56sj42sk43ul51rj42vm50*4,vsl1vrj4
  vto1vsm0vri0*18,vrj0vuq0vrj4
  vuq1vvt0*21,vsl5
  vus2vvv0*9,vvv4uuv4uuu4qrraqqr9pqqcoopbqqr8vvv0*4,vsn5
  vus2uuu4uvv0*3,vvv3vvv0*2,uuu4stt5ttt8ttt7ttt6rrr6sss5rrs5qqq8tuu5vvt0uso1vuq0vvv0vsn5
  vus2uvv6ppqioppesssduvv6vvv0*2,ttu9rssdsttcttt8rssatttasss8sss7stt6sttbvvt0qnibrojavvu0vsn5
  vus2uvv2uvv0*3,vvv2vvv0*9,vvv1uuu4tttbvvu0vus0*2,vvv0vsn5
  vus2vvv0*14,uuu4ttt7uuu2vvv0*4,vsn5
  vus2vvv0*6,usr8tsqbtqogtqphusratrqdusr8tsrctrpduts7usr9vvv0*4,vsn5
  vus2vvv0*14,vvv1vvv0*6,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0uvv0*3,vvv0*3,uuu3stt5sssdsssb*2,lnnhmnoelmmiijkjoppevvv0vvu0*2,vvv0vsn5
  vus2uuv6uuu4uuu5uuu4uvv5vvv0*2,vvv2vvv0vvv2vvv0vvv1vvv0*4,vvv2vvt0sql4uso3vvu0vsn5
  vus2uvv6qqreqrr9ttt8uvv6vvv0*2,tuu8rssctttattt8sss9tttasss8sss7stt6ttt9vvt0spk8sql7vvu0vsn5
  vus2vvv0uvv0*3,vvv0*10,uuu4sssasssdvvv0vvt0*2,vvv0vsn5
  vus2vvv0*8,vvv1vvv0*2,vvv1vvv0vvv1*2,vvv2vvv0*5,vsn5
  vus2vvv0*6,uuu6ttt9sssdsssattt8ssscstt8sstbqrrettt7ttt8vvv0*4,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*14,vvv1uuv1uuu0vvv0*4,vsn5
  vus2vvv1uvv0*3,vvv1vvv0*2,uuu4stt5sssdsssb*2,mnngnooelnngjklipqqdvvv0vut0vvt0vvv0vsn5
  vus2uvv6rrrcqqrcsttbuvv6vvv0*2,vvv4tuu8tuu9uuu5ttu7uuv4uuu4tuu5vvv3tuu9vvt0qni9tqm7vvu0vsn5
  vus2uuu5stt6ttt1uuu1uvv5vvv0*2,uuu5ttu5uuu2*2,uuu3uuu6ttt4uuu2tuu2uuu2vvt0uso3trn3vvu0vsn5
  vus2vvv0*14,tuu6rsscsssdvvv0vvu0vvv0*2,vsn5
  vus2vvv0*7,uuu3ttt8uvv2uuu3uuu7vvv1uuu5uvv3vvv1uuu5vvv0*4,vsn5
  vus2vvv0*6,uuu6tuu6uuu6stt9tuu6ttt6ttt7*2,rssauuu5uuu4vvv0*4,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*9,vvv1sstatuu4sss8rsse*2,stt9stt8rssestt9*2,vvv2vsn5
  vus2vvv0*19,vvv1vvv0vsm7
  vtp3vtp0*20,vto2uus1
ready-one 358x316
~ Zd4D nbl_ BjDX 5yRw R54I wwZJ gI87 9J98 dWyN dJ45 A_wD kVm2 KwbD 0RLL oenl HVM7 2cnX Qpoy -C2M MLeV
~ HtZ1 5gr4 VzKd A_wD GR0Q -TqT vMTl BnOd m-j7 tpch GqGx gUWq Ladl
  rss9qrrdsss7stt6uvv0*19,
  uut0utr0*20,uur0uvv0
  vto2vuq0*21,vsl6
  vto1vuq0vtq2usp5tsp7vtq3utq5vuq0utq4vtq4vtq1utp4vuq0rqo7pomfutp3oolgsro9qpnaqpn7pom9vtq1vrj4
  vto1sroaqpnctso6tsp7rqnasro8*2,rqnctroasro9usp5vtq1ool9pom5ppm6ppm7sro4onlbppm6*2,vtq0vrj4
  vto1vuq0*15,vtq0tro3rqo2vuq0*3,vrj4
  vto1vuq0*15,utp2ijhflljeqpneppmeutp3vrj4
  vto1vuq0*21,vrj4
  vto1vqf1vob0*19,vto0vrj4
  vto1vn81vm50*4,sk53qi4bpi4cng3aoh4bsk56qi4crj4bsj45ph48vm50*5,vsl1vrj4
  vto1vn81vm50*5,ul51*2,tk51ul51sk55tk51tl52tl51sk52vm50*5,vsl1vrj4
  vto1vsm0vri0*18,vrj0vuq0vrj4
  vuq1vvt0*21,vsl5
  vus2vvv0*9,vvv4uuv4uuu4qrraqqr9pqqcoopbqqr8vvu0vus0*2,vvv0vsn5
  vus2vvv0*7,uuu4stt5ttt8ttt7ttt6rrr6sss5rrs5qqq8tuu5vvt0pmhbspkavvu0vsn5
  vus2vvv0*5,ssscqrrfsttfrssdsttcttt8rssctttasss8sss7stt6sttbvvt0vtp0vtp1vvv0vsn5
  vus2vvv0*6,vuu3uut3uts6uut5vuu2vvu3vvv0vvv3vvv2vvv0vuu3vvv0*4,vsn5
  vus2vvv0*6,uut5utt7usrausrbuts8usr9uts7uts9trqbuts6uut6vvv0*4,vsn5
  vus2vvv0*21,vsn6
  vtq3vur0*20,vuq1vtq4
ready-claiming-all 358x646
~ Zd4D nbl_ OIqa 5yRw R54I wwZJ gI87 9J98 dWyN dJ45 A_wD sGkv KwbD 8Hc3 PAq_ oenl HVM7 t_ox ysng Qpoy
~ -C2M MLeV HtZ1 5gr4 VzKd A_wD GR0Q -TqT vMTl BnOd m-j7 SKrq 4JtF tpch GqGx gUWq Ladl bCEp MLeV HtZ1
~ 5gr4 VzKd A_wD GR0Q -TqT vMTl BnOd m-j7 SKrq 4JtF rK2y RFKI RUEA YBLN bCEp MLeV HtZ1 5gr4 VzKd A_wD
~ GR0Q -TqT vMTl BnOd m-j7 SKrq 4JtF rK2y RFKI RUEA s73a hecE
  rss9qrrdsss8qrrcrssdqrr6stt7uvv0*16,
  uut0utr0*20,uur0uvv0
  vto2vuq0*21,vsl6
  vto1vuq0vtq2usp5tsp7vtq3utq5vuq0utq4vtq4vtq1utp4vuq0rqo7pomfutp3oolgsro9qpnaqpn7pom9vtq1vrj4
  vto1sroaqpnctso6tsp7rqnasro8*2,rqnctroasro9usp5vtq1ool9pom5ppm6ppm7sro4onlbppm6*2,vtq0vrj4
  vto1vuq0*15,utq1rqn2rqo2vuq0*3,vrj4
  vto1vuq0*15,utq1iihflljeqpneppmeutp3vrj4
  vto1vuq0*21,vrj4
  vto1vqf1vob0*19,vto0vrj4
  vto1vn81vm50*2,ul51ng3cqi4boh4dmf3btl55ph4esj48qi4esk47tk56lf3bvm51sk56vm50*3,vsl1vrj4
  vto1vn81vm50*3,ul51ul50ul51*2,tk54tk51tk55tk52tk51vm51qi44vm51tl52vm50*3,vsl1vrj4
  vto1vsm0vri0*18,vrj0vuq0vrj4
  vto1vuq0*13,tsp6sro8tsp7srobsro8srofsro9vtq1vrj4
  vto1vuq0*19,vtq1vuq0vrj4
  vur1vvu0*21,vsm5
  vus2vvv0*7,vvv1vvv2uuu7*2,ttu8pqqdppqcoppfmnngpqqbvvv0*4,vsn5
  vus2uuu0tuu0*2,tuu1vvv0*3,uuu3ttt3ttu5tuu4uuu3sss3ttu2sss3*2,uuu2vvt0usn2vtq1vvu0vsn5
  vus2tuu0pqqapqq8rss7uvv0vvv0*2,ttu9rssdsttcttt8rssatttasss8sss7stt6sttbvvt0qoiarok9vvu0vsn5
  vus2vvv0uvv0*3,vvv0*10,uvv3ttt7sssdvvu0vus0*2,vvv0vsn5
  vus2vvv0*14,uuu2uuu5vvv0*5,vsn5
  vus2vvv0*6,usr8tsqbtqogtqphusratrqdusr8tsrctrpduts7uts9vvv0*4,vsn5
  vus2vvv0*14,vvv1vvv0*6,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*7,uuu3stt5sssdsssb*2,lnnhmnoflmmiijkjoppevvv0vvt0vvu0vvv0vsn5
  vus2tuu0stt3rss4stt4uvv0vvv0*2,vvv3vvv2uuu5vvv2*2,vvv0*2,vvv1vvv0vvv4vvt0spk5uso4vvu0vsn5
  vus2tuu0qrr7qrr4sst4uvv0vvv0*2,uuu7sssatuu6ttt6sst8tttasss8sst5ttt6ttt7vvt0sql6sqm6vvu0vsn5
  vus2vvv0*14,uuu4rsscsssdvvv0vvt0vvu0vvv0vsn5
  vus2vvv0*7,vvv2uuu5vvv1vvv0vvv3vvv1vvv3uvv4vvv0uuu2vvv0*4,vsn5
  vus2vvv0*6,uuu6ttt8ttt9sst9ttt8sstattt8ttt9rssbttt7tuu7vvv0*4,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*12,uuu3ttt2ttt4rss3stt2vvv0*4,vsn5
  vus2vvv0uvv0*3,vvv0*3,uuu4stt5sssdsssb*2,nooepqqcnoodmnngrssbvvu0vus0*2,vvv0vsn5
  vus2tuu0pqq9oqq9rss8uvv0vvv0*2,uuu5ttt9tttbuuu6stt8uuu6ttu6ttt6uuu5tttavvt0qmhaspl9vvu0vsn5
  vus2uuu0tuu1tuu0*2,vvv0*3,uuu4uuu3vvv1*2,uuv2uuu4uuu2uvv1uuu1uuu4vvt0utp2usp2vvu0vsn5
  vus2vvv0*14,tuu6rsscsttavvv0*4,vsn5
  vus2vvv0*6,vvv1uuu7sstcuuu4*2,tttauuu5tuu8uuu7uuu4tuu6vvv0*4,vsn5
  vus2vvv0*6,uuu4uuu2uvv2ttt6uuu5uuu3*2,uuu4stt6uuu2*2,vvv0*4,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*9,vvv1sstattt5rss9rsse*2,sstasst9rssestt9sssbuvv2vsn5
  vus2vvv0*21,vsm7
  vto3vsn0*20,vsm2uuu0
all-claimed 358x565
~ Zd4D nbl_ 0O4z 5yRw TX3D K8bG NF6w WLGX rclZ Njgj NLJI sGkv KwbD rHGx XgRe DrNC fgyx L1tQ 6X6r A_wD
~ GR0Q -TqT vMTl BnOd m-j7 DrNC fgyx L1tQ 6X6r A_wD GR0Q -TqT vMTl BnOd m-j7 DrNC fgyx L1tQ 6X6r A_wD
~ GR0Q -TqT vMTl BnOd m-j7 b__e Urug Qpoy cTB4 fgyx L1tQ 6X6r 5yRw upPJ fLYO RB3T qNsO EApw Rb2d 1zq8
~ K_Wl
  rsscrssarrsdrrs9uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0qtr4nrpcmqodnrp8nrpeorq6orqcuvu0vvv0*4,sst6pqqbppqfsss7oopjttt7rrrdsss6ttu6vvv2
  vvv0tut2tuu0tut1tuu0tut0tuu0sut1uvv0vvv0*4,ppqbqrr3ttu5ppq9qqr4*2,ttt5opp9uuu2vvv2
  vvv0*22,vvv2
  vvv0*17,uvv0vvv1vvv0*3,vvv2
  vvv0*16,vvv2gijihjkhrrreqrrdtuu3vvv2
  vvv0*17,uuu0uuv1vvv1vvv0*2,vvv2
  vvv0*11,vvv3vvv0*2,vvv1uuu4vvv2*2,uvv3vvv3vvv2vvv1vvv2
  vvv0*10,stt7rsscsss6stt7rssarssdttt8rrsarssbrsscssscuuu3vvv2
  vvv0*22,vvv2
  vvv0*8,uuu2stt5ssscsssbssscnnofnoohklmkikkjnoofuvv0rss1stt1vvv0vvv2
  vvv0*7,vvv1vvv4vvv1uvv4vvv0vvv2vvv0*2,vvv1vvv0vvv3uvv0looaloobvvv0vvv2
  vvv0*6,sssdrrsctttbssscttt8ttt7stt8ttt9sss9sst6stt7ttt9vvv0uuu0*2,vvv0vvv2
  vvv0*15,vvv1uuu1uuu0vvv0*4,vvv2
  vvv0*8,uuu3stt5ssscsssbrssdnoofnooglmmjjllhoppeuvv0prr3rss3vvv0vvv2
  vvv0*6,vvv1tuu7uuu6*2,uuu8uvv3uuu5uvv3uuv2uuu4vvv2uuu7uvv0mpp8mpp9vvv0vvv2
  vvv0*6,sttbstt6tuu7ttt7uuu4*2,ttu4tuu7ttt6ttu3ttt5uuu5vvv0uvv0*2,vvv0vvv2
  vvv0*13,ttt4stt4sst7rrr5rss4vvv0uvv0*2,vvv0vvv2
  vvv0*8,uuu3stt5ssscsssbssscpqqbqqrcoopdnooerrrauvv0npq7prr6vvv0vvv2
  vvv0*6,uuu6rrscttubssscsstcttt8sst9tuu7sst7sss7stt7ssscuvv0prr5oqq6vvv0vvv2
  vvv0*6,tuu6vvv2uvv3vvv1vvv0*2,vvv1uuu3vvv1vvv0*7,vvv2
  vvv0*15,tuu5ttt9stt8rrscsss9uuu4*2,vvv2
  vvv0*14,uuu2oopdqqrbrrrdoppcppqdoppcuuu6vvv2
  vvv0*22,vvv2
  vvv0*12,tuu6rrrbnooksttdpqqioopjvvv0stt1ttt0vvv0vvv2
  vvv0oppipqqhnoojlmnkvvv0*6,uuu2sss7rsscuuu4rss9uuu4vvv0*2,npq9jmndvvv0vvv2
  vvv0*11,tuu6sss8ttt9rss9sssbsstbsss9vvv0uuu0*2,vvv0vvv2
  vvv0tuu0*6,jmn2gkl0*9,glm0vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0agh55ce0*18,5de0qss4vvv2
  vvv03bd619c0*5,2bd2chjj9fhgdijhchjf5ce48eg97ef919c0*6,mpp6vvv2
  vvv04bd619c0*10,1ac119c0*8,npq6vvv2
  vvv0rst1oqq0*18,oqr0vvv0uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
totals 358x28
~ Zd4D nbl_ rJCi 5yRw
  rrrbrrsbuuu0uvv0*20,
  uvv0*23,
totals-none 358x28
~ Zd4D nbl_ kFe1 5yRw
  rrrbrrsbsss8rrsauuu1uvv0*18,
  uvv0*23,
visitor 358x397
~ Zd4D nbl_ tA83 5yRw ABJc 5yRw dEtT 6SHM k8a0 KWr8 kdb5 eoqr Oq90 gkpr
  rssbrrrbtuu1uvv0*20,
  tuu0qss0qrs0*3,rtt0tuu0*10,ttu0qrs0*4,stt0uvv0
  7ce518a0*4,chj5ptt0*10,lpq518a0*5,gjkc
  39b518a0*4,jno5ptt0*10,pst04ac318a0*4,5bde
  39b518a0*3,7de4pst0ptt0*4,qss0qsq0ptt0*5,gkl518a0*4,5bde
  39b518a0*2,4bd2nqr2ptt0*5,tpf1vm70pst0ptt0*4,pst0bgi418a0*3,5bde
  39b539b1chj2ors1ptt0*6,qsq0rrn0ptt0*6,pst0hlm26cd118a05bde
  nrr1pst0ptt0*6,qtt0tuv0vvv0*2,uvv0rtu0ptt0*7,ors0nqr2
  pst0ptt0*7,tuv0vvv0*5,qtt0ptt0*7,qst0
  pst0ptt0*6,qtt0vvv0*6,suu0ptt0*7,qst0
  dmn2cln0*6,dmn0emo0*6,dmo0cln0*7,fno5
  7jl36ik0*21,akm8
  mrr1mqr0*21,nrr4
  vvv0*5,vvv2tuu5uuu2vvv0*2,vvv1vvv0vvv1*2,vvv0*2,uuu3vvv0*5,vvv2
  vvv0*4,oppalmmkjkkljlljoppaqrrclmndkmmcpqqcnookjlldnooamnnmqqqemnnelmnanoocsst8vvv2
  vvv0*9,ttt2uvv1vvv0*2,stt3uuv1vvv0*2,ttt1uvv2vvv1vvv0*2,vvv2
  vvv0*3,vvv2qrrfqrrdsst7qrrcttt9rssaqrrfsssesst7rss9stt9pqqkrrrbttt7sss9rrr8rrscuuu3vvv2
  vvv0*4,uvv3vvv0uuu3vvv1vvv0uvv2vvv0*3,vvv2vvv0*3,uuu4vvv0vvv1vvv0*2,vvv2
  vvv0*14,vvv1qrrgrss9rsscstt6qrrfrrsetuu5vvv2
  vvv0*22,vvv2
  vvv0*2,vvv1uvv0*7,uvv2vvv0lop1kno0*7,loo0uvv1vvv2
  vvv0*2,uvv6vvv0*2,vvv2vvv0vvv2vvv1uvv3vvv0prr819c02ac11ac11ac02ac32ac219c01ac119c0mpp6vvv2
  vvv0*2,uvv7vvv0rrr8pqqfpqq8qrrdppqcrrsfvvv0pqr919c07efbaghd7ega7effaghf9fh96df919c0mpp6vvv2
  vvv0*2,vvv3uvv0*7,uuu2tuu3agh19fg0*7,9fh0rst3vvv2
  vvv1vvv0*21,uuu1
empty 358x805
~ Zd4D nbl_ 6Dcp 5yRw W7ge 5yRw LJML kSv7 X5Ym ABJc 5yRw dEtT 6SHM k8a0 rPXk kdb5 eoqr rpkd 0Att JDKn
~ Qpoy kOJd fgyx L1tQ 6X6r 5yRw upPJ DbYg kuDl xoXP _6k7 fgyx L1tQ 6X6r 5yRw upPJ DbYg kuDl xoXP _6k7
~ fgyx L1tQ papI 5yRw 3K03 DbYg kuDl o5x-
  rss9qrrbttt4uvv0*20,
  uvv0*23,
  uvv0*23,
  uvv0*18,qrr9oppapqq8stt2uvv0
  uvv0*17,nopaklmdfhicjllbjklajklf
  uvv0*17,pqq6uuu0uvv0*4,
  uvv0*14,stt4rss7pqqcsss7qrr8rss7qrr8rrrapqqi
  uvv0*18,uuu1uvv0*4,
  gkl48df0*4,gkl4qtt0*10,nqq48df0*4,afg1pqr6
  39b518a0*4,gkm5ptt0*10,oss228a118a0*4,6bde
  39b518a0*3,39b2ors2ptt0*11,agh518a0*4,5bde
  39b518a0*3,hmn4ptt0*5,sqj0uoc0pst0ptt0*4,ors24ac218a0*3,5bde
  39b518a03ac1imn3ptt0*6,rql0tpf0ptt0*6,nqr28df218a0*2,5bde
  fjl3imn1pst0ptt0*6,rtu0tuv0uuv0suu0qtt0ptt0*6,lpq1fkl0gkl7
  pst0ptt0*7,suu0vvv0*4,uvv0ptt0*8,qst0
  pst0ptt0*6,qtt0vvv0*6,suu0ptt0*7,qst0
  kpr1jpq0*6,kqr0ors0*6,mqr0jpq0*7,lqr2
  7jl36ik0*21,akm8
  dmn2cln0*21,fno7
  vvv0*22,vvv2
  vvv0*10,rssboppcstt7ppqhmnnpmnnkpqqattt4pqqenoohsssauuu4vvv2
  vvv0*10,ttu1rrr1tuu2qrr1sss2*2,rrr2rss7nop8qrr1rrr2uuv1vvv2
  vvv0*4,uuu5uuu4vvv1uuv3vvv2vvv0uuu6vvv3vvv1vvv0vvv3ttt9uuu3vvv1uuu3vvv1uuu4vvv0vvv2
  vvv0*3,vvv2qrrdrss9*2,rrrbttu7qrrcsss8sttbstt6rrsbttt6sssbsss7sst9ttt5rrs8sst8uuu3vvv2
  vvv0*15,ssscttt6ssscttt6sssbsssduuu3vvv2
  vvv0*15,tuu4uuu3vvv1vvv0uuu4uvv1uvv2vvv2
  vvv0*22,vvv2
  vvv0*10,vvv25de23bd0*9,qrs4vvv2
  vvv0*10,tuu619c04bd37eg77eg8aghl9fhe9fhb5de96df919c0mpp6vvv2
  vvv0*10,uvv32ac11ac02ac2*2,19c02ac32ac219c01ac119c0npq6vvv2
  vvv0*11,stt1qrs0*8,qss0vvv0uvv2
  uuu0uvv0*20,uuu0uvv0
  uvv0vvv0*21,uuu1
  vvv0*13,uuu4uvv2uuu2uuu4sssauuu5uuu2uvv2*2,vvv2
  vvv0*13,oppcmnoglmngoppglmnkjklklnnbmnngsss9vvv2
  vvv0*22,vvv2
  vvv0*14,vvv1vvv0*2,vvv1vvv0*4,vvv2
  vvv0sssasst9rrsaqqqavvv0*7,sss9oppjnoojrrrhoppkoppivvv0oqq6oqr7vvv0vvv2
  vvv0sss7stt7sss8rss9vvv0*6,vvv3ttt6ttubttt7ttt5tuu6sttavvv0qss3npq7vvv0vvv2
  vvv0*12,uuu2uuv3uuu4uvv1uuu1uvv1vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*12,uuu3ttt7qqqittu9rsseqrrgvvv0tuu0uuu0vvv0vvv2
  vvv0oppipqqhnoojlmnkvvv0*7,stt7qrrcttt2ttt8sss7ttt3vvv0lopaimnevvv0vvv2
  vvv0*11,uuu3sss7sttersscstt7stt8rssbvvv0uuu0tuu0vvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0uuu4uuu5uuu6vvv0uuu3vvv0*6,vvv1nooiopprppqfoppmppqdvvv0prr7prr4vvv0vvv2
  vvv0qqraqrrcrrs9pqqdttt4vvv0*5,vvv3ttt5ttubttt7ttt5tuu6sttavvv0prr7prr4vvv0vvv2
  vvv0*12,uuu2uuv3uuu4uvv1uuu1uvv1vvv0*4,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
loading 358x1308
~ Zd4D nbl_ XeUq 5yRw W7ge 5yRw LJML 5yRw eQDc X5Ym yjXz yjXz -XW1 yjXz
  qrrbqrrdrss7uvv0*20,
  uvv0*23,
  uvv0*23,
  uvv0*18,qrranoocoppastt2uvv0
  uvv0*17,mnobklmdgijalmmajklajklf
  uvv0*17,qrr6uuu0uvv0*4,
  stt0*22,tuu0
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  tuu0stt0*20,ttt0uuu0
  tuu0stt0*20,ttt0uuu0
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  stt0*22,tuu0
  uvv0*23,
  tuu0*22,uuu0
  rss0*23,
  rss0*23,
  ttt0stt0*21,tuu0
  tuu0stt0*20,ttt0uuu0
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  stt0rss0*21,tuu1
failed 358x279
~ Zd4D nbl_ Qluq 5yRw W7ge 5yRw LJML voOk qg49 pNba Yrla xwHF leUx
  qrrdqrrbuvv0*21,
  uvv0*23,
  uvv0*23,
  uvv0*18,qrranoocoppastt2uvv0
  uvv0*17,mnobklmdgijalmmajklajklf
  uvv0*17,qrr6uuu0uvv0*4,
  uvv0vvv0*21,uuu1
  vvv0*10,vvv1ttt6uuu5uuu2vvv0uvv2vvv0*2,vvv2ttt7vvv0vvv1vvv2
  vvv0*9,vvv2lmndmnnkjklkmnnboppbmnnhlmnclmn8rrr9mnohlmn8stt7vvv2
  vvv0*15,uuu1vvv0*6,vvv2
  vvv0*3,uuu4uvv3*2,ttt9uuu6tuu6tttcuuu3tttavvv1uuu5*2,stt8tuu5uuu3tuu8sssdttt9vvv1vvv2
  vvv0*3,tuu2ttt6sst8uuu3ttt7uuu3ttt7ttt3uuu4sst7stt8uuu3ttt5ttt3tuu3tuu2tuu3ttt3vvv1vvv2
  vvv0*19,ttu8qrrfttu5vvv2
  vvv0*22,vvv2
  vvv0*12,vvv4uuu2ttu4uuv0ttu5tuu3*2,tuu2uuu3vvv4vvv2
  vvv0*12,uvv6ttt4oppjppqarrreqqqfpqqguuu6uvv2uvv6vvv2
  vvv0*13,uvv0*8,vvv0uvv2
  uvv0vvv0*20,uvv0uuu0
failed-in-part 358x529
~ Zd4D nbl_ mIbL 5yRw W7ge 5yRw LJML oEx1 X5Ym MCmx Q7nT 1D1L lXFF xwHF leUx nQor FDl7 G5hq cdVC G5hq
~ gGGj _ZK0 1XuB Qpoy Ctkd MIne yKSx fgyx L1tQ 6X6r A_wD GR0Q -TqT vMTl BnOd vT54 0gW0 9k0O A_wD suIe
~ F546 r0BW zLXg 1O-s Tuio 5yRw
  qrrdqrrbsssarss8sss8uvv0*18,
  uvv0*23,
  uvv0*23,
  uvv0*18,qrr9oppapqq8stt2uvv0
  uvv0*17,nopaklmdfhicjllbjklajklf
  uvv0*3,uuu0uvv0*2,uuu0uvv0*10,pqq6uuu0uvv0uuu1uvv0*2,
  uvv0ttt4qrr7qrrcrss8rrs9pqqbrrs8pqqfrss8rss5sss6qrrcqrraqrrerss7qrr9rss8rrs7qrreopqgqqrcqrra
  uvv0*23,
  vts0*22,vut0
  vtr0*2,tqo8sombtpm8uqo5tqn5urp4spmdtqn9tpnbspmatpm9tqnctpmasoletpmdurp7tpn6tqo6tpmauro6vtr0
  vtr0*3,vsq1vtr0*2,urp3vsq2vtr0*3,vsq2vtr0*2,vtr1vtr0*2,usq3vtr0vsq1*2,vtr0*2,
  vtr0*14,uro6tpn9tpnatpn9tqn8spmatqn8uro7vtr0
  vtr0*12,usr3usq1srp5trq3trp6trq3srp5trq2trq3usq4vtr0
  vtr0*12,usr4usq2onmfpon9qondrpo9pondusq5usq1usq5vtr0
  vtr0*13,usr1usq0*7,vtr0vts0
  uvv0*23,
  uvv0*23,
  uvv0*13,uuu0uvv0*3,uuu0uvv0uuu0uvv0uuu0uvv0
  uvv0*13,sst6pqqcpqqdqrrepqqauuu1sst5opqgoppkuvv0
  uuu0*19,stt0*4,
  uuu0*22,uvv0
  tuu0stt1tuu0*17,stt2tuu0ttt0tuu1
  tuu0qrs5tuu0*15,qrr6oppbnopbpqq8rss3ttt1
  uuu0*22,tuu1
  vvv0*10,vvv1*3,stt5sss6rss9qrr6rrs5vvv0*4,vvv2
  vvv0*8,uuu3stt5sssbstt9sssbpqq9qrraoppbnoocrss9vvv0*4,vvv2
  vvv0*14,rssfrss9sst8stt9uvv0rss1stt1vvv0vvv2
  vvv0uuu5vvv0vvv3vvv0uuu3uuu4vvv0vvv1vvv2uuu3vvv2uuu4*2,uuv4uuu6vvv0uuv4uvv0lopalopbvvv0vvv2
  vvv0*3,uuu5ttt8uuu6stt8ttt8rssastt8tuu7stt7sst9sss8sstassscsss8sst9vvv0uuu0*2,vvv0vvv2
  vvv0*13,uuu4sssbsssd*3,vvv0*4,vvv2
  vvv0*10,uuu0*5,uuu2*2,uvv0vvv0*4,vvv2
  vvv0*9,uuu0opqapqr9pqqcpqraoppdpqq9qrr7ttt5vvv0*4,vvv2
  vvv0*22,uvv1
  uuu1vvv0*20,uuu1uvv0
